import { useTranslation } from "react-i18next";
import { StaleDialog } from "../../shared/drafts/stale-dialog.tsx";
import { conflictingFields, theirsAlone } from "../../shared/drafts/three-way-merge.ts";
import { useFormat } from "../../shared/format/use-format.ts";
import type { OwnField } from "./own-values.ts";
import type { WorkerForm } from "./use-worker-form.ts";
import type { RegimeDraft, WorkerDraft } from "./worker-draft.ts";

/** Text of a field group in the edit conflict dialog. */
const useFieldText = (fields: readonly OwnField[]) => {
  const { t } = useTranslation("workerForm");
  const { day } = useFormat();
  const regimeTold = ({ id, since }: RegimeDraft): string => {
    const name = id ? t(`regimes.${id}`) : "";
    return since ? t("stale.regimeSince", { name, since: day(since) }) : name;
  };
  return (group: keyof WorkerDraft, draft: WorkerDraft): string => {
    const tellings: { readonly [G in keyof WorkerDraft]: () => string } = {
      name: () => draft.name,
      document: () => (draft.document.kind === "cpf" ? draft.document.cpf : `${draft.document.country} ${draft.document.number}`),
      birthdate: () => day(draft.birthdate),
      gender: () => (draft.gender ? t(`genders.${draft.gender}`) : t("fields.notSaid")),
      role: () => draft.role,
      admissionDate: () => day(draft.admissionDate),
      regime: () => regimeTold(draft.regime),
      salary: () => draft.salary,
      exposedToRisk: () => t(draft.exposedToRisk ? "yes" : "no"),
      activityTypes: () => draft.activityTypes.map(({ name }) => name).join(", "),
      contracts: () => draft.contracts.map(({ name }) => name).join(", "),
      customFields: () => fields.flatMap(({ id, name }) => (draft.customFields[id] ? `${name}: ${draft.customFields[id]}` : [])).join(", "),
    };
    return tellings[group]() || t("nothing");
  };
};

/** Edit conflict of a worker: lists the other changes and asks which version of each group to keep. */
export const WorkerStaleDialog = ({ opened, form }: { readonly opened: boolean; readonly form: WorkerForm }) => {
  const { t } = useTranslation(["workerForm", "drafts"]);
  const { instant } = useFormat();
  const fieldText = useFieldText(form.fields);
  const groupName = (group: string): string => t(`workerForm:groups.${group}`, { defaultValue: group });
  const { base, draft, stale, error, isSaving } = form;
  const versions = { base, mine: draft, theirs: stale?.draft ?? base };
  return (
    <StaleDialog
      opened={opened}
      title={t("workerForm:stale.title")}
      back={t("workerForm:stale.back")}
      saves={(stale?.saves ?? []).map(({ at, accountName, fields }) =>
        t("workerForm:stale.by", {
          name: accountName ?? t("drafts:stale.somebody"),
          at: instant(at),
          fields: fields.map(groupName).join(", "),
        }),
      )}
      taken={theirsAlone(versions).map(groupName)}
      asked={conflictingFields(versions).map((group) => ({
        group,
        name: groupName(group),
        mine: fieldText(group, draft),
        theirs: fieldText(group, versions.theirs),
      }))}
      error={error}
      isSaving={isSaving}
      onSave={(choices) => void form.saveUnited(choices)}
      onClose={form.leaveStale}
    />
  );
};
