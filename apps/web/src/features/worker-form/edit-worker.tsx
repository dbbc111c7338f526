import type { WorkerRecord } from "@emdia/contract/workers/record.ts";
import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { notify } from "../../shared/notices/notify.ts";
import { PageBackLink } from "../../shared/ui/page-back-link.tsx";
import { PageHeader } from "../../shared/ui/page-header.tsx";
import { RefusalNote } from "../../shared/ui/refusal-note.tsx";
import { leaveFormSearch } from "../../shared/workers/worker-form-address.ts";
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

type Props = { readonly worker: WorkerRecord };

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

const RecordForm = ({ worker }: Props) => {
  const { t } = useTranslation("workerForm");
  const form = useWorkerForm({
    worker,
    providerId: worker.providerId,
    fields: worker.customFields,
    onSaved: () => notify.success(t("edited")),
  });
  return (
    <FormFrame form={form} isUnsaved={() => form.isChanged} onSubmit={() => void form.save()}>
      <Fields form={form} worker={worker} />
      <SaveBar form={form} />
    </FormFrame>
  );
};

/** Form of an existing worker, behind the profile. */
export const EditWorker = ({ worker }: Props) => {
  const { t } = useTranslation("workerForm");
  const { id, name, role, providerName, status } = worker;
  return (
    <>
      <PageBackLink
        renderRoot={(props) => <Link to="/colaboradores/editar/$id" params={{ id: String(id) }} search={leaveFormSearch} {...props} />}
      >
        {t("profile")}
      </PageBackLink>
      <PageHeader title={t("editTitle", { name })} hint={[role, providerName, t(`statuses.${status}`)].join(" · ")} />
      <RecordForm worker={worker} />
    </>
  );
};
