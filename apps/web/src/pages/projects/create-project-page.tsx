import { useTranslation } from "react-i18next";
import { NewProject } from "../../features/project-wizard/project-wizard.tsx";
import { ListMessage } from "../../shared/list/list-message.tsx";
import { useMay } from "../../shared/session/permissions.ts";
import { PageHeader } from "../../shared/ui/page-header.tsx";
import { placeMakers } from "./place-makers.tsx";

export const CreateProjectPage = () => {
  const { t } = useTranslation(["projectWizard", "shared"]);
  const may = useMay();
  if (may("add_project")) return <NewProject makers={placeMakers} />;
  return (
    <>
      <PageHeader title={t("newTitle")} />
      <ListMessage title={t("closed")} hint={t("shared:list.closedHint")} />
    </>
  );
};
