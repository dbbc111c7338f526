import type { ImportState } from "@emdia/contract/imports/report.ts";
import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { Button } from "@mantine/core";
import { IconArrowBackUp, IconDownload, IconHistory, IconUpload } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { currentMessageOf } from "../../../shared/errors/message-of.ts";
import { saveFile } from "../../../shared/files/open-file.ts";
import { useFormat } from "../../../shared/format/use-format.ts";
import { importCalls } from "../../../shared/imports/import-calls.ts";
import { lazyDialog } from "../../../shared/loading/lazy-dialog.tsx";
import { notify } from "../../../shared/notices/notify.ts";
import { useProfile } from "../../../shared/session/account.ts";
import { useDialog } from "../../../shared/ui/dialogs/use-dialog.ts";
import { PageBackLink } from "../../../shared/ui/page-back-link.tsx";
import { PageHeader } from "../../../shared/ui/page-header.tsx";
import { ImportStateChip } from "../import-state-chip.tsx";
import { useApplyImport } from "../imports-queries.ts";
import classes from "./report.module.css";
import type { ReportProps } from "./report-props.ts";

type HeadProps = Omit<ReportProps, "decision">;

const ImportDialog = lazyDialog(async () => (await import("../dialog/import-dialog.tsx")).ImportDialog);
const HistoryDrawer = lazyDialog(async () => (await import("../history/import-history-drawer.tsx")).ImportHistoryDrawer);
const UndoDialog = lazyDialog(async () => (await import("./undo-dialog.tsx")).UndoDialog);

const permissions = {
  workers: "import_employee",
  restrictions: "import_restricted_employee",
  class_results: "add_training_class_employees",
  risk_schedules: "add_risk_schedule",
} as const satisfies {
  readonly [K in string]: PermissionKey;
};

/** States in which the next step concerns this import. */
const waits: readonly ImportState[] = ["reading", "needs_columns", "running"];

/** The company of the report, if the user may import there. */
const useImportCompany = ({ kind, companyId }: ReportProps["report"]) => {
  const profile = useProfile();
  const isHeld = profile?.permissions.some(({ company, permitions }) => company === companyId && permitions.includes(permissions[kind]));
  return profile?.companies.filter(({ id }) => id === companyId && isHeld === true) ?? [];
};

/** The import of a corrected spreadsheet into a class starts with the description of the first import. */
const descriptionOf = ({ kind, description }: ReportProps["report"]) =>
  kind === "class_results" ? { initial: description, isRequired: description !== "" } : undefined;

const Back = ({ place }: Pick<ReportProps, "place">) => {
  const { t } = useTranslation("imports");
  if (place.kind === "workers")
    return <PageBackLink renderRoot={(props) => <Link to="/colaboradores" {...props} />}>{t("report.backToWorkers")}</PageBackLink>;
  if (place.kind === "risk_schedules")
    return <PageBackLink renderRoot={(props) => <Link to="/agenda-de-risco" {...props} />}>{t("report.backToSchedules")}</PageBackLink>;
  if (place.kind === "class_results") {
    const search = { companyId: String(place.companyId) };
    return (
      <PageBackLink
        renderRoot={(props) => (
          <Link to="/treinamentos/editar-turma/$id" params={{ id: String(place.classId) }} search={search} {...props} />
        )}
      >
        {t("report.backToClass")}
      </PageBackLink>
    );
  }
  return (
    <PageBackLink renderRoot={(props) => <Link to="/minha-conta" search={{ secao: "colaboradores-restritos" }} {...props} />}>
      {t("report.backToRestrictions")}
    </PageBackLink>
  );
};

const Apply = ({ report, place }: HeadProps) => {
  const { t } = useTranslation("imports");
  const { mutate, isPending } = useApplyImport(place);
  const apply = () =>
    mutate(report.id, {
      onSuccess: () => notify.success(t("report.applied")),
      onError: (error) => notify.error(currentMessageOf(error)),
    });
  return (
    <Button loading={isPending} onClick={apply}>
      {t("report.apply")}
    </Button>
  );
};

type ActionsProps = HeadProps & { readonly onImport: (() => void) | null; readonly onHistory: () => void; readonly onUndo: () => void };
const Actions = ({ report, place, onImport, onHistory, onUndo }: ActionsProps) => {
  const { t } = useTranslation("imports");
  const hasFailed = report.counts.failed > 0 && (report.state === "done" || report.state === "previewed");
  const isPrimary = report.state === "failed" || (report.state === "done" && hasFailed);
  return (
    <>
      <Button variant="default" leftSection={<IconHistory size={16} aria-hidden="true" />} onClick={onHistory}>
        {t("history.title")}
      </Button>
      {report.can.undo && (
        <Button variant="default" leftSection={<IconArrowBackUp size={16} aria-hidden="true" />} onClick={onUndo}>
          {t("report.undo")}
        </Button>
      )}
      {hasFailed && (
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden="true" />}
          onClick={() => void saveFile(() => importCalls(place).correction(report.id))}
        >
          {t("report.correction")}
        </Button>
      )}
      {onImport !== null && !waits.includes(report.state) && (
        <Button variant={isPrimary ? "filled" : "default"} leftSection={<IconUpload size={16} aria-hidden="true" />} onClick={onImport}>
          {t(hasFailed ? "report.importCorrected" : "report.again")}
        </Button>
      )}
      {report.can.apply && <Apply report={report} place={place} />}
    </>
  );
};

/** File, state and actions of an import. */
export const ReportHead = ({ report, place }: HeadProps) => {
  const { t } = useTranslation("imports");
  const { instant } = useFormat();
  const companies = useImportCompany(report);
  const [opened, setOpened] = useState<"import" | "history" | null>(null);
  const undoing = useDialog<number>();
  const close = () => setOpened(null);
  const hint = (
    <span className={classes.facts}>
      <ImportStateChip imported={report} />
      <span>{[report.fileName, instant(report.createdAt), t("report.by", { name: report.createdBy })].join(" · ")}</span>
    </span>
  );
  const actions = (
    <Actions
      report={report}
      place={place}
      onImport={companies.length > 0 ? () => setOpened("import") : null}
      onHistory={() => setOpened("history")}
      onUndo={() => undoing.open(report.id)}
    />
  );
  return (
    <>
      <Back place={place} />
      <PageHeader title={t("report.title")} hint={hint} actions={actions} />
      <ImportDialog
        place={place}
        companies={companies}
        description={descriptionOf(report)}
        opened={opened === "import"}
        onClose={close}
        onHistory={() => setOpened("history")}
      />
      <HistoryDrawer place={place} opened={opened === "history"} onClose={close} />
      <UndoDialog id={undoing.subject} opened={undoing.opened} onClose={undoing.close} />
    </>
  );
};
