import type { WorkerProject, WorkerRecord } from "@emdia/contract/workers/record.ts";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { notify } from "../../shared/notices/notify.ts";
import { ConfirmDialog } from "../../shared/ui/dialogs/confirm-dialog.tsx";
import { QueryStatePanel } from "../../shared/ui/panels/query-state-panel.tsx";
import { removalQuery, useRemoveWorker } from "./profile-queries.ts";
import classes from "./worker-profile.module.css";

type Props = { readonly opened: boolean; readonly worker: WorkerRecord; readonly onClose: () => void };

type Ending = { readonly projects: readonly WorkerProject[]; readonly total: number };
const Preview = ({ worker: { name, providerName }, ending: { total, projects } }: Pick<Props, "worker"> & { readonly ending: Ending }) => {
  const { t } = useTranslation("workerProfile");
  return (
    <>
      <p>{t("remove.says", { name, company: providerName })}</p>
      <p>{t("remove.projects", { count: total })}</p>
      <ul className={classes.ended}>
        {projects.map(({ contractId, name: project, contractorName }) => (
          <li key={contractId}>
            {project} · {contractorName}
          </li>
        ))}
      </ul>
    </>
  );
};

/** Removes the worker from the company, after showing the project links that end. */
export const RemoveDialog = ({ opened, worker, onClose }: Props) => {
  const { t } = useTranslation("workerProfile");
  const navigate = useNavigate();
  const query = useQuery({ ...removalQuery(worker.id), enabled: opened });
  const { mutate, isPending, error, reset } = useRemoveWorker();
  const close = () => {
    reset();
    onClose();
  };
  const remove = () =>
    mutate(worker.id, {
      onSuccess: () => {
        notify.success(t("remove.done", { name: worker.name }));
        void navigate({ to: "/colaboradores", replace: true });
      },
    });
  return (
    <ConfirmDialog
      opened={opened}
      title={t("remove.title")}
      goBack={t("remove.back")}
      goOn={t("remove.go")}
      destroys
      busy={isPending}
      error={error}
      // Disabled until the preview of ended links is loaded.
      onGoOn={query.data && remove}
      onClose={close}
    >
      <QueryStatePanel query={query}>{(ending) => <Preview worker={worker} ending={ending} />}</QueryStatePanel>
    </ConfirmDialog>
  );
};
