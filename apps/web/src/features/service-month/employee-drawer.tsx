import type { ServiceMonth } from "@emdia/contract/pendencies/service-month.ts";
import { Button, Drawer, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../../shared/errors/message-of.ts";
import { notify } from "../../shared/notices/notify.ts";
import { FailedRead } from "../../shared/ui/panels/failed-read.tsx";
import section from "../../shared/ui/panels/page-section.module.css";
import { RefusalNote } from "../../shared/ui/refusal-note.tsx";
import classes from "./service-month.module.css";
import { useLinkWorker, useUnlinkWorker, workersForMonthQuery } from "./service-month-queries.ts";

const TYPED_MS = 250;
type Worker = { readonly id: number; readonly name: string };
type LineProps = { readonly worker: Worker; readonly action: string; readonly isBusy: boolean; readonly onAct: () => void };

const WorkerLine = ({ worker: { name }, action, isBusy, onAct }: LineProps) => (
  <li className={classes.worker}>
    <span>{name}</span>
    <Button variant="default" size="xs" loading={isBusy} aria-label={`${action}: ${name}`} onClick={onAct}>
      {action}
    </Button>
  </li>
);

type Props = { readonly pendencyId: number; readonly month: ServiceMonth };

const LinkedWorkers = ({ pendencyId, month }: Props) => {
  const { t } = useTranslation("serviceMonth");
  const messageOf = useMessageOf();
  const { mutate, isPending, variables, error } = useUnlinkWorker(pendencyId);
  const { total, first } = month.contradictions.workers;
  const unlink = (worker: Worker) => mutate(worker.id, { onSuccess: () => notify.success(t("employees.unlinked", { name: worker.name })) });
  return (
    <section className={classes.part} aria-labelledby="linked-workers">
      <h3 id="linked-workers" className={section.title}>
        {t("employees.linked", { count: total })}
      </h3>
      <ul className={classes.workers}>
        {first.map((worker) => (
          <WorkerLine
            key={worker.id}
            worker={worker}
            action={t("employees.unlink")}
            isBusy={isPending && variables === worker.id}
            onAct={() => unlink(worker)}
          />
        ))}
      </ul>
      {error !== null && <RefusalNote>{messageOf(error)}</RefusalNote>}
    </section>
  );
};

const FoundWorkers = ({ pendencyId, month }: Props) => {
  const { t } = useTranslation("serviceMonth");
  const messageOf = useMessageOf();
  const [typed, setTyped] = useState("");
  const [words] = useDebouncedValue(typed.trim(), TYPED_MS);
  const found = useQuery(workersForMonthQuery(pendencyId, words));
  const { mutate, isPending, variables, error } = useLinkWorker(pendencyId);
  const linkedIds = new Set(month.contradictions.workers.first.map(({ id }) => id));
  const choices = (found.data ?? []).filter(({ id }) => !linkedIds.has(id));
  const link = (worker: Worker) => mutate(worker.id, { onSuccess: () => notify.success(t("employees.done", { name: worker.name })) });
  return (
    <section className={classes.part} aria-label={t("employees.find")}>
      <TextInput
        label={t("employees.find")}
        description={t("workers.says")}
        placeholder={t("workers.placeholder")}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {error !== null && <RefusalNote>{messageOf(error)}</RefusalNote>}
      {found.error !== null && <FailedRead error={found.error} onRetry={() => void found.refetch()} />}
      {found.data && choices.length === 0 && <p className={section.quiet}>{t("workers.none")}</p>}
      <ul className={classes.workers} aria-busy={found.isFetching}>
        {choices.map((worker) => (
          <WorkerLine
            key={worker.id}
            worker={worker}
            action={t("employees.link")}
            isBusy={isPending && variables === worker.id}
            onAct={() => link(worker)}
          />
        ))}
      </ul>
    </section>
  );
};

/** Drawer that finds workers of the supplier, links them to the project for the month and removes these links (S-081). */
export const EmployeeDrawer = ({ opened, onClose, ...rest }: Props & { readonly opened: boolean; readonly onClose: () => void }) => {
  const { t } = useTranslation(["serviceMonth", "shared"]);
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      title={t("employees.title")}
      closeButtonProps={{ "aria-label": t("shared:close") }}
    >
      {opened && (
        <div className={classes.form}>
          <LinkedWorkers {...rest} />
          <FoundWorkers {...rest} />
        </div>
      )}
    </Drawer>
  );
};
