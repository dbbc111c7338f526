import type { TrainingRequirement } from "@emdia/contract/badges/training-requirement-routes.ts";
import { Button, Group, MultiSelect, Switch } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { ApiFailure } from "../../../shared/api/api-failure.ts";
import { LeaveGuard } from "../../../shared/drafts/leave-guard.tsx";
import { useMessageOf } from "../../../shared/errors/message-of.ts";
import { FormFace } from "../../../shared/forms/form-face.tsx";
import { useDraftForm } from "../../../shared/forms/use-draft-form.ts";
import { notify } from "../../../shared/notices/notify.ts";
import { SettingsPanel } from "../../../shared/ui/panels/settings-panel.tsx";
import { RefusalNote } from "../../../shared/ui/refusal-note.tsx";
import classes from "../badge-config.module.css";
import { LockedNote } from "../locked-note.tsx";
import { changeOf, draftOf, faultsIn, isUnsaved, type RequirementDraft } from "./requirement-draft.ts";
import { trainingRequirementQuery, useChangeRequirement } from "./requirement-queries.ts";

type FormProps = {
  readonly requirement: TrainingRequirement;
  readonly onReload: () => void;
  readonly onSaved: (requirement: TrainingRequirement) => void;
};

const useRequirementForm = ({ requirement, onSaved }: FormProps) => {
  const { t } = useTranslation("badgeConfig");
  const saving = useChangeRequirement(requirement.companyId);
  const send = async (draft: RequirementDraft): Promise<void> => {
    const saved = await saving.mutateAsync(changeOf(draft, requirement));
    notify.success(t("trainings.saved"));
    onSaved(saved);
    form.keep(draft, draftOf(saved));
  };
  const form = useDraftForm({ initial: () => draftOf(requirement), faultsIn, send });
  return { ...form, saving };
};

type FieldsProps = { readonly requirement: TrainingRequirement; readonly form: ReturnType<typeof useRequirementForm> };
const Fields = ({ requirement: { options, can }, form: { draft, faults, typeIn } }: FieldsProps) => {
  const { t } = useTranslation("badgeConfig");
  return (
    <>
      <Switch
        label={t("trainings.require")}
        description={t("trainings.requireSays")}
        checked={draft.isRequired}
        disabled={!can.change}
        onChange={({ currentTarget }) => typeIn("isRequired", currentTarget.checked)}
      />
      {draft.isRequired && (
        <Switch
          label={t("trainings.all")}
          description={t("trainings.allSays")}
          checked={draft.includesAll}
          disabled={!can.change}
          onChange={({ currentTarget }) => typeIn("includesAll", currentTarget.checked)}
        />
      )}
      {draft.isRequired && !draft.includesAll && (
        <MultiSelect
          name="trainings"
          className={classes.chosen ?? ""}
          required
          label={t("trainings.chosen")}
          placeholder={draft.trainings.length === 0 ? t("trainings.choose") : ""}
          nothingFoundMessage={t("trainings.none")}
          data={options.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={draft.trainings.map(String)}
          error={faults.trainings && t("trainings.missing")}
          readOnly={!can.change}
          searchable
          onChange={(chosen) => typeIn("trainings", chosen.map(Number))}
        />
      )}
    </>
  );
};

const RequirementForm = (props: FormProps) => {
  const { t } = useTranslation("badgeConfig");
  const messageOf = useMessageOf();
  const form = useRequirementForm(props);
  const { requirement, onReload } = props;
  const { error, isPending } = form.saving;
  const isStale = error instanceof ApiFailure && error.code === "badge_config.stale";
  return (
    <form ref={form.form} noValidate className={classes.form} onSubmit={form.submit}>
      <SettingsPanel title={t("trainings.title")} says={t("trainings.says")}>
        {!requirement.can.change && <LockedNote permission="config_training_requirement_badge" />}
        <Fields requirement={requirement} form={form} />
        {error && <RefusalNote>{messageOf(error)}</RefusalNote>}
        {requirement.can.change && (
          <Group>
            <Button type="submit" variant="default" loading={isPending}>
              {t("trainings.save")}
            </Button>
            {isStale && (
              <Button variant="default" onClick={onReload}>
                {t("reload")}
              </Button>
            )}
          </Group>
        )}
      </SettingsPanel>
      <LeaveGuard isUnsaved={() => isUnsaved(form.draft, requirement)} />
    </form>
  );
};

/** Trainings that the badge of a contractor requires, with their own permission. */
export const TrainingRequirementSection = ({ companyId }: { readonly companyId: number }) => (
  <div className={`${classes.sides} ${classes.trainings}`}>
    <FormFace query={useQuery(trainingRequirementQuery(companyId))}>
      {(begunWith, { read, having }) => <RequirementForm requirement={begunWith} onReload={read} onSaved={having} />}
    </FormFace>
  </div>
);
