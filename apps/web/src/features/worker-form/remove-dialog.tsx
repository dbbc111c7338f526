import type { WorkerRecord } from "@emdia/contract/workers/record.ts";
import { Skeleton } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { notify } from "../../shared/notices/notify.ts";
import { AskDialog } from "../../shared/ui/ask-dialog.tsx";
import classes from "./worker-form.module.css";
import { removalQuery, useRemoveWorker } from "./worker-queries.ts";

type Props = { readonly opened: boolean; readonly worker: WorkerRecord; readonly onClose: () => void };

const Preview = ({ worker: { id, name, providerName } }: Pick<Props, "worker">) => {
  const { t } = useTranslation("workerForm");
  const { data, isPending } = useQuery(removalQuery(id));
  if (isPending) return <Skeleton height={60} />;
  return (
    <>
      <p>{t("remove.says", { name, company: providerName })}</p>
      <p>{t("remove.projects", { count: data?.total ?? 0 })}</p>
      <ul className={classes.ended}>
        {(data?.projects ?? []).map(({ contractId, name: project, contractorName }) => (
          <li key={contractId}>
            {project} · {contractorName}
          </li>
        ))}
      </ul>
    </>
  );
};

/** Unlinks the company from the person, after what ends with it was shown. */
export const RemoveDialog = ({ opened, worker, onClose }: Props) => {
  const { t } = useTranslation("workerForm");
  const navigate = useNavigate();
  const { mutate, isPending, error, reset } = useRemoveWorker();
  const close = () => {
    reset();
    onClose();
  };
  const remove = () =>
    mutate(worker.id, {
      onSuccess: () => {
        notify.success(t("remove.done", { name: worker.name }));
        void navigate({ to: "/colaboradores" });
      },
    });
  return (
    <AskDialog
      opened={opened}
      title={t("remove.title")}
      goBack={t("remove.back")}
      goOn={t("remove.go")}
      destroys
      busy={isPending}
      error={error}
      onGoOn={remove}
      onClose={close}
    >
      {opened && <Preview worker={worker} />}
    </AskDialog>
  );
};
