import { PENDENCY_VIEW_NAME_MAX_LENGTH } from "@emdia/contract/limits.ts";
import type { PendencyView, ViewFilter } from "@emdia/contract/pendencies/view-routes.ts";
import { ActionIcon, Button, TextInput } from "@mantine/core";
import { IconFilterCheck, IconTrash } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../../../shared/errors/message-of.ts";
import { notify } from "../../../shared/notices/notify.ts";
import { notifyIfUnmounted } from "../../../shared/notices/notify-if-unmounted.ts";
import destroying from "../../../shared/ui/dialogs/ask-buttons.module.css";
import { FormDialog } from "../../../shared/ui/dialogs/form-dialog.tsx";
import { useBlockDialogClose } from "../../../shared/ui/dialogs/held-open.ts";
import { QueryStatePanel } from "../../../shared/ui/panels/query-state-panel.tsx";
import { useIsMounted } from "../../../shared/ui/use-is-mounted.ts";
import classes from "./own-views-dialog.module.css";
import { useRefusals } from "./use-refusals.ts";
import { rangeOf } from "./views.ts";
import { useChangeView, useRemoveView, viewsQuery } from "./views-queries.ts";

type RowProps = {
  readonly own: PendencyView;
  readonly present: ViewFilter;
  /** The current value of the field. */
  readonly name: string;
  readonly onName: (name: string) => void;
  /** Reports the refusal, or null after the next input or save. */
  readonly onRefused: (message: string | null) => void;
  readonly onRemoved: () => void;
};

type ConfirmationProps = { readonly busy: boolean; readonly onRemove: () => void; readonly onBack: () => void };
/** Inline confirmation of the removal. The cancel button has the focus, so that a second Enter does not delete. */
const RemovalConfirmation = ({ busy, onRemove, onBack }: ConfirmationProps) => {
  const { t } = useTranslation("pendencies");
  const button = useRef<HTMLButtonElement>(null);
  useBlockDialogClose(busy);
  useEffect(() => button.current?.focus(), []);
  return (
    <span className={classes.removal}>
      <Button className={destroying.destroys ?? ""} loading={busy} onClick={onRemove}>
        {t("views.removeNow")}
      </Button>
      <Button ref={button} variant="default" disabled={busy} onClick={onBack}>
        {t("views.cancel")}
      </Button>
    </span>
  );
};

/** If the dialog has unmounted, a failed removal is shown as a notification. */
const useRemovalWithNotice = () => {
  const notifyError = notifyIfUnmounted(useIsMounted(), useMessageOf());
  return useRemoveView((error) => error && notifyError(error));
};

/** A view with an editable name. It is saved on blur or Enter. */
const Row = ({ own, present, name, onName, onRefused, onRemoved }: RowProps) => {
  const { t } = useTranslation("pendencies");
  const messageOf = useMessageOf();
  const change = useChangeView((error) => onRefused(error && messageOf(error)));
  const remove = useRemovalWithNotice();
  const [isAsked, setAsked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const error = change.error ?? remove.error;
  const newName = name.trim() || own.name;
  const rename = () => {
    if (newName !== own.name && !change.isPending)
      change.mutate({ id: own.id, name: newName }, { onSuccess: () => notify.success(t("views.renamed")) });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    rename();
  };
  const replaced = t(`views.replaced${rangeOf(present)}`);
  const replace = () => change.mutate({ ...own, name: newName, filter: present }, { onSuccess: () => notify.success(replaced) });
  return (
    <li>
      <form noValidate onSubmit={submit} className={classes.view}>
        <TextInput
          ref={field}
          aria-label={t("views.rename", { name: own.name })}
          maxLength={PENDENCY_VIEW_NAME_MAX_LENGTH}
          value={name}
          error={name.trim() === "" ? t("views.nameMissing") : error !== null && messageOf(error)}
          onChange={({ currentTarget }) => {
            if (change.isError) change.reset();
            onRefused(null);
            onName(currentTarget.value);
          }}
          onBlur={rename}
        />
        {isAsked ? (
          <RemovalConfirmation
            busy={remove.isPending}
            onRemove={() => remove.mutate(own.id, { onSuccess: onRemoved })}
            onBack={() => {
              setAsked(false);
              field.current?.focus();
            }}
          />
        ) : (
          <>
            <ActionIcon
              aria-label={t("views.replace", { name: own.name })}
              title={t("views.replace", { name: own.name })}
              // Prevents the blur, so that a name in progress is saved together with the filter.
              onMouseDown={(event) => event.preventDefault()}
              onClick={replace}
            >
              <IconFilterCheck size={18} stroke={1.7} />
            </ActionIcon>
            <ActionIcon
              aria-label={t("views.remove", { name: own.name })}
              title={t("views.remove", { name: own.name })}
              onClick={() => setAsked(true)}
            >
              <IconTrash size={18} stroke={1.7} />
            </ActionIcon>
          </>
        )}
      </form>
    </li>
  );
};

type Props = { readonly opened: boolean; readonly view: ViewFilter; readonly onClose: () => void; readonly focusInstead: () => void };

/** The user's own views: rename, overwrite with the current filter, or delete. */
export const OwnViewsDialog = ({ opened, view, onClose, focusInstead }: Props) => {
  const { t } = useTranslation("pendencies");
  const list = useRef<HTMLUListElement>(null);
  const query = useQuery({ ...viewsQuery, enabled: opened });
  // Keeps refused names while the dialog is closed.
  const [written, setWritten] = useState<{ readonly [id: number]: string }>({});
  const refusals = useRefusals(opened);
  const close = () => {
    refusals.tell();
    onClose();
  };
  return (
    <FormDialog opened={opened} onClose={close} title={t("views.manage")} focusInstead={focusInstead}>
      <QueryStatePanel query={query}>
        {(own) => (
          <>
            {own.length === 0 && <p>{t("views.none")}</p>}
            <ul ref={list} tabIndex={-1} className={classes.views} aria-label={t("views.own")}>
              {own.map((one) => (
                <Row
                  key={one.id}
                  own={one}
                  present={view}
                  name={written[one.id] ?? one.name}
                  onName={(name) => setWritten({ ...written, [one.id]: name })}
                  onRefused={(message) => refusals.note(one.id, message)}
                  onRemoved={() => list.current?.focus()}
                />
              ))}
            </ul>
          </>
        )}
      </QueryStatePanel>
    </FormDialog>
  );
};
