import type { WorkerRecord } from "@emdia/contract/workers/record.ts";
import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { keepSearchParams } from "../../shared/list/keep-search-params.ts";
import { lazyDialog } from "../../shared/loading/lazy-dialog.tsx";
import { useMay } from "../../shared/session/permissions.ts";
import { PageBackLink } from "../../shared/ui/page-back-link.tsx";
import info from "../../shared/ui/panels/info-note.module.css";
import { type ProfileDialog, ProfileHeader } from "./profile-header.tsx";
import { WorkerCompliance } from "./worker-compliance.tsx";
import { WorkerDocuments } from "./worker-documents.tsx";
import { WorkerFacts } from "./worker-facts.tsx";
import classes from "./worker-profile.module.css";
import { WorkerProjects } from "./worker-projects.tsx";

const RemoveDialog = lazyDialog(async () => (await import("./remove-dialog.tsx")).RemoveDialog);
const HistoryDrawer = lazyDialog(async () => (await import("./history-drawer.tsx")).HistoryDrawer);
const PhotoDialog = lazyDialog(async () => (await import("./photo-dialog.tsx")).PhotoDialog);

type Props = {
  readonly worker: WorkerRecord;
  /** Content of other features, rendered by the page. */
  readonly badge: ReactNode;
  readonly standing: ReactNode;
  readonly movements: ReactNode;
  readonly trainings: ReactNode;
};

/** Records of the same person at other suppliers that the user sees. */
const OtherCompanies = ({ worker: { id, companies } }: Pick<Props, "worker">) => {
  const { t } = useTranslation("workerProfile");
  const others = companies.filter(({ employeeId }) => employeeId !== id);
  if (others.length === 0) return null;
  return (
    <div className={info.note}>
      <p>{t("companies.says")}</p>
      {others.map(({ employeeId, name }) => (
        <Button
          key={employeeId}
          variant="default"
          renderRoot={(props) => <Link to="/colaboradores/editar/$id" params={{ id: String(employeeId) }} {...props} />}
        >
          {name}
        </Button>
      ))}
    </div>
  );
};

/** Profile of a worker, read-only: eligibility, documents, projects, record, trainings and movements. The form opens by a link. */
export const WorkerProfile = ({ worker, badge, standing, movements, trainings }: Props) => {
  const { t } = useTranslation("workerProfile");
  const may = useMay();
  const [dialog, setDialog] = useState<ProfileDialog | null>(null);
  const close = () => setDialog(null);
  const seesDocuments = may("see_pendency");
  return (
    <>
      <PageBackLink renderRoot={(props) => <Link to="/colaboradores" search={keepSearchParams} {...props} />}>
        {t("links.list")}
      </PageBackLink>
      <ProfileHeader worker={worker} badge={badge} onOpen={setDialog} />
      {standing}
      {seesDocuments && <WorkerCompliance workerId={worker.id} />}
      <OtherCompanies worker={worker} />
      <div className={classes.blocks}>
        {seesDocuments && <WorkerDocuments workerId={worker.id} />}
        <div className={classes.column}>
          <WorkerProjects worker={worker} />
          <WorkerFacts worker={worker} />
          {trainings}
        </div>
      </div>
      {movements}
      <PhotoDialog opened={dialog === "photo"} worker={worker} onClose={close} />
      <RemoveDialog opened={dialog === "remove"} worker={worker} onClose={close} />
      <HistoryDrawer opened={dialog === "history"} id={worker.id} onClose={close} />
    </>
  );
};
