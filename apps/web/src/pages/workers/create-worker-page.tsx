import { useTranslation } from "react-i18next";
import { NewWorker } from "../../features/worker-form/new-worker.tsx";
import { ListMessage } from "../../shared/list/list-message.tsx";
import { useMay } from "../../shared/session/permissions.ts";
import { PageHeader } from "../../shared/ui/page-header.tsx";

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
