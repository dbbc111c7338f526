import { useQuery } from "@tanstack/react-query";
import { useNavigate, useParams } from "@tanstack/react-router";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { EditWorker } from "../../features/worker-form/edit-worker.tsx";
import { NewWorker } from "../../features/worker-form/new-worker.tsx";
import { WorkerMovements } from "../../features/worker-movements/worker-movements.tsx";
import { WorkerStanding } from "../../features/worker-movements/worker-standing.tsx";
import { currentMessageOf } from "../../shared/errors/message-of.ts";
import { ListMessage } from "../../shared/list/list-message.tsx";
import { notify } from "../../shared/notices/notify.ts";
import { useMay } from "../../shared/session/permissions.ts";
import { PageHeader } from "../../shared/ui/page-header.tsx";
import { workerQuery } from "../../shared/workers/worker-query.ts";
import { PageSkeleton } from "../layouts/default/page-skeleton.tsx";

export const CreateWorkerPage = () => {
  const { t } = useTranslation(["workerForm", "shared"]);
  const may = useMay();
  if (may("add_employee")) return <NewWorker />;
  return (
    <>
      <PageHeader title={t("newTitle")} />
      <ListMessage title={t("closed")} hint={t("shared:list.closedHint")} />
    </>
  );
};

/** A worker who cannot be read sends people to the list, and says why. */
const KnownWorker = ({ id }: { readonly id: number }) => {
  const navigate = useNavigate();
  const { data, error, isFetchedAfterMount } = useQuery({ ...workerQuery(id), refetchOnMount: "always" });
  useEffect(() => {
    if (error === null || data) return;
    notify.error(currentMessageOf(error));
    void navigate({ to: "/colaboradores", replace: true });
  }, [error, data, navigate]);
  if (!data || !isFetchedAfterMount) return <PageSkeleton />;
  return <EditWorker worker={data} standing={<WorkerStanding workerId={id} />} movements={<WorkerMovements workerId={id} />} />;
};

/** A worker at their address; the id zero opens an empty record (CD-019). */
export const WorkerPage = () => {
  const { id = "" } = useParams({ strict: false });
  return Number(id) === 0 ? <CreateWorkerPage /> : <KnownWorker key={id} id={Number(id)} />;
};
