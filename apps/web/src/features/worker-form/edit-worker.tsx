import { PLANS } from "@emdia/contract/limits.ts";
import type { WorkerRecord } from "@emdia/contract/workers/record.ts";
import { Button } from "@mantine/core";
import { IconFileCheck, IconHistory } from "@tabler/icons-react";
import { Link, useNavigate } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { keepSearchParams } from "../../shared/list/keep-search-params.ts";
import { lazyDialog } from "../../shared/loading/lazy-dialog.tsx";
import { notify } from "../../shared/notices/notify.ts";
import { useMay } from "../../shared/session/permissions.ts";
import { PageBackLink } from "../../shared/ui/page-back-link.tsx";
import { PageHeader } from "../../shared/ui/page-header.tsx";
import { RefusalNote } from "../../shared/ui/refusal-note.tsx";
import { PhotoField } from "../../shared/workers/photo/photo-field.tsx";
import { OwnFields } from "./fields/own-fields.tsx";
import { PersonFields } from "./fields/person-fields.tsx";
import { ProjectFields } from "./fields/project-fields.tsx";
import { RiskFields } from "./fields/risk-fields.tsx";
import { WorkFields } from "./fields/work-fields.tsx";
import { FormFrame } from "./form-frame.tsx";
import { Section } from "./section.tsx";
import { useRefusalText } from "./use-refusal-text.ts";
import { useWorkerForm, type WorkerForm } from "./use-worker-form.ts";
import classes from "./worker-form.module.css";

const RemoveDialog = lazyDialog(async () => (await import("./remove-dialog.tsx")).RemoveDialog);
const HistoryDrawer = lazyDialog(async () => (await import("./history-drawer.tsx")).HistoryDrawer);

/** Content of other features, rendered by the page. */
export type WorkerFormSlots = {
  readonly badge?: ReactNode;
  readonly standing?: ReactNode;
  readonly movements?: ReactNode;
};
type Props = WorkerFormSlots & { readonly worker: WorkerRecord };

const Companies = ({ worker: { id, companies } }: { readonly worker: WorkerRecord }) => {
  const { t } = useTranslation("workerForm");
  const navigate = useNavigate();
  const others = companies.filter(({ employeeId }) => employeeId !== id);
  if (others.length === 0) return null;
  return (
    <div className={classes.note}>
      <p>{t("companies.says")}</p>
      {others.map(({ employeeId, name }) => (
        <Button
          key={employeeId}
          variant="default"
          onClick={() => void navigate({ to: "/colaboradores/editar/$id", params: { id: String(employeeId) } })}
        >
          {name}
        </Button>
      ))}
    </div>
  );
};

const SaveBar = ({ form }: { readonly form: WorkerForm }) => {
  const { t } = useTranslation("workerForm");
  const refusalText = useRefusalText();
  return (
    <div className={classes.saveBar}>
      {form.error !== null && <RefusalNote>{refusalText(form.error)}</RefusalNote>}
      <div className={classes.bar}>
        <p className={classes.state} role="status">
          {t(form.isChanged ? "bar.changed" : "bar.unchanged")}
        </p>
        <Button type="submit" loading={form.isSaving} disabled={!form.isChanged}>
          {t("bar.save")}
        </Button>
      </div>
    </div>
  );
};

const Fields = ({ form, worker }: { readonly form: WorkerForm; readonly worker: WorkerRecord }) => {
  const { providerId } = worker;
  return (
    <>
      <fieldset className={classes.plain} disabled={!worker.can.update}>
        <Section step="person">
          <PersonFields form={form} providerId={providerId} />
        </Section>
        <Section step="work">
          <WorkFields form={form} providers={[]} providerId={providerId} onProvider={() => undefined} />
        </Section>
        <Section step="risks">
          <RiskFields form={form} providerId={providerId} />
        </Section>
      </fieldset>
      <Section step="projects">
        <ProjectFields form={form} providerId={providerId} />
      </Section>
      {form.asked.length > 0 && (
        <fieldset className={classes.plain} disabled={!worker.can.update}>
          <Section step="fields">
            <OwnFields form={form} />
          </Section>
        </fieldset>
      )}
    </>
  );
};

type Dialog = "remove" | "history" | null;

type ActionsProps = Pick<WorkerFormSlots, "badge"> & { readonly worker: WorkerRecord; readonly onOpen: (dialog: Dialog) => void };
const Actions = ({ worker: { id, can }, badge, onOpen }: ActionsProps) => {
  const { t } = useTranslation("workerForm");
  const may = useMay();
  return (
    <>
      {badge}
      {may("see_pendency") && (
        <Button
          variant="default"
          leftSection={<IconFileCheck size={16} aria-hidden="true" />}
          renderRoot={(props) => <Link to="/pendencias" search={{ worker: [id], plan: [...PLANS] }} {...props} />}
        >
          {t("ways.documents")}
        </Button>
      )}
      {can.seeHistory && (
        <Button variant="default" leftSection={<IconHistory size={16} aria-hidden="true" />} onClick={() => onOpen("history")}>
          {t("history.open")}
        </Button>
      )}
      {can.remove && (
        <Button variant="default" onClick={() => onOpen("remove")}>
          {t("remove.open")}
        </Button>
      )}
    </>
  );
};

const RecordForm = ({ worker }: { readonly worker: WorkerRecord }) => {
  const { t } = useTranslation("workerForm");
  const form = useWorkerForm({
    worker,
    providerId: worker.providerId,
    fields: worker.customFields,
    onSaved: () => notify.success(t("edited")),
  });
  const mayChange = worker.can.update || worker.can.assign;
  return (
    <FormFrame form={form} mayChange={mayChange} isUnsaved={() => form.isChanged} onSubmit={() => void form.save()}>
      <Fields form={form} worker={worker} />
      {mayChange && <SaveBar form={form} />}
    </FormFrame>
  );
};

/** Page of one worker. Read-only without the update permission. */
export const EditWorker = ({ worker, badge, standing, movements }: Props) => {
  const { t } = useTranslation("workerForm");
  const [dialog, setDialog] = useState<Dialog>(null);
  const { can, role, providerName, status } = worker;
  return (
    <>
      <PageBackLink renderRoot={(props) => <Link to="/colaboradores" search={keepSearchParams} {...props} />}>
        {t("ways.list")}
      </PageBackLink>
      {standing}
      <PageHeader
        title={worker.name}
        hint={[role, providerName, t(`statuses.${status}`)].join(" · ")}
        actions={<Actions worker={worker} badge={badge} onOpen={setDialog} />}
      />
      {!can.update && !can.assign && <p className={classes.note}>{t("onlyLooked")}</p>}
      <Companies worker={worker} />
      <RecordForm worker={worker} />
      {movements}
      <Section step="photo">
        <PhotoField {...worker} mayChange={can.updateImage} />
      </Section>
      <RemoveDialog opened={dialog === "remove"} worker={worker} onClose={() => setDialog(null)} />
      <HistoryDrawer opened={dialog === "history"} id={worker.id} onClose={() => setDialog(null)} />
    </>
  );
};
