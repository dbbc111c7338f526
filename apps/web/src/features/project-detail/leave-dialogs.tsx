import type { Invite } from "@emdia/contract/access/invitation-routes.ts";
import type { ProjectPerson } from "@emdia/contract/projects/people-routes.ts";
import { Button, Group, Modal } from "@mantine/core";
import type { UseMutationResult } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../../shared/errors/message-of.ts";
import { notify } from "../../shared/notices/notify.ts";
import { RefusalNote } from "../../shared/ui/refusal-note.tsx";
import { useRemoveFromProject, useWithdraw } from "./detail-changes.ts";
import classes from "./leave-dialogs.module.css";

type Asking<T> = {
  readonly projectId: number;
  readonly subject: T | null;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly focusInstead: () => void;
};
type AskProps<T, V> = Asking<T> & {
  readonly title: string;
  readonly says: string;
  readonly done: string;
  readonly mutation: UseMutationResult<unknown, unknown, V>;
  readonly value: V | null;
};

/** Asks once more before somebody's access ends. The way out has the focus. */
const Ask = <T, V>({ opened, onClose, focusInstead, title, says, done, mutation, value }: AskProps<T, V>) => {
  const { t } = useTranslation(["projectDetail", "shared"]);
  const messageOf = useMessageOf();
  const close = () => {
    mutation.reset();
    onClose();
  };
  const goOn = async () => {
    if (value === null) return;
    await mutation.mutateAsync(value);
    notify.success(done);
    close();
  };
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={title}
      onExitTransitionEnd={() => document.activeElement === document.body && focusInstead()}
      closeButtonProps={{ "aria-label": t("shared:close") }}
      centered
    >
      <p>{says}</p>
      {mutation.error !== null && <RefusalNote>{messageOf(mutation.error)}</RefusalNote>}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={close} data-autofocus>
          {t("cancel")}
        </Button>
        {/* The refusal is kept by the mutation, and shown. */}
        <Button className={classes.destroys ?? ""} loading={mutation.isPending} onClick={() => void goOn().catch(() => undefined)}>
          {title}
        </Button>
      </Group>
    </Modal>
  );
};

export const RemovalDialog = (asking: Asking<ProjectPerson>) => {
  const { t } = useTranslation(["projectDetail", "shared"]);
  const mutation = useRemoveFromProject(asking.projectId);
  const says = t("people.removeAsk", { name: asking.subject?.displayName ?? "" });
  return (
    <Ask {...asking} title={t("people.removeTitle")} says={says} done={t("shared:removed")} mutation={mutation} value={asking.subject} />
  );
};

export const WithdrawDialog = (asking: Asking<Invite>) => {
  const { t } = useTranslation("projectDetail");
  const mutation = useWithdraw(asking.projectId);
  const says = t("people.withdrawAsk", { email: asking.subject?.email ?? "" });
  return (
    <Ask
      {...asking}
      title={t("people.withdrawTitle")}
      says={says}
      done={t("people.withdrawn")}
      mutation={mutation}
      value={asking.subject?.id ?? null}
    />
  );
};
