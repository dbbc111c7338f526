import type { CompanyGroup } from "@emdia/contract/custom-fields/group-routes.ts";
import { COMPANY_GROUP_NAME_MAX_LENGTH } from "@emdia/contract/limits.ts";
import { Stack, Switch, TextInput } from "@mantine/core";
import { type SubmitEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { ApiFailure } from "../../../shared/api/api-failure.ts";
import { useMessageOf } from "../../../shared/errors/message-of.ts";
import { notify } from "../../../shared/notices/notify.ts";
import { FormButtons } from "../../../shared/ui/dialogs/form-buttons.tsx";
import { FormDialog } from "../../../shared/ui/dialogs/form-dialog.tsx";
import { RefusalNote } from "../../../shared/ui/refusal-note.tsx";
import { useChangeGroup, useCreateGroup } from "../fields-changes.ts";

type Floating = { readonly opened: boolean; readonly onClose: () => void };
type FormProps = {
  readonly initial: string;
  readonly submitLabel: string;
  /** Whether the form has the switch that applies the group to all suppliers. */
  readonly withReach?: boolean;
  readonly saving: { readonly isPending: boolean; readonly error: unknown };
  readonly onSave: (group: { readonly name: string; readonly forall: boolean }) => Promise<unknown>;
  readonly onClose: () => void;
};

const GroupForm = ({ initial, submitLabel, withReach = false, saving, onSave, onClose }: FormProps) => {
  const { t } = useTranslation("customFields");
  const messageOf = useMessageOf();
  const [name, setName] = useState(initial);
  const [forall, setForall] = useState(true);
  const [isFaulty, setFaulty] = useState(false);
  const wasOvertaken = saving.error instanceof ApiFailure && saving.error.code === "company_group.stale";
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setFaulty(name.trim() === "");
    // The mutation exposes the refusal, and the form shows it.
    if (name.trim() !== "") void onSave({ name: name.trim(), forall }).catch(() => undefined);
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <TextInput
          label={t("group.name")}
          value={name}
          maxLength={COMPANY_GROUP_NAME_MAX_LENGTH}
          error={isFaulty && t("fault.required")}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          required
          data-autofocus
        />
        {withReach && (
          <Switch
            label={t("group.forall")}
            description={t("group.forallSays")}
            checked={forall}
            onChange={({ currentTarget }) => setForall(currentTarget.checked)}
          />
        )}
        {saving.error !== null && <RefusalNote>{messageOf(saving.error)}</RefusalNote>}
      </Stack>
      <FormButtons goBack={t("field.cancel")} onBack={onClose} submit={submitLabel} busy={saving.isPending} disabled={wasOvertaken} />
    </form>
  );
};

type NewProps = Floating & { readonly companyId: number; readonly onMade: (group: CompanyGroup) => void };
export const NewGroupDialog = ({ opened, companyId, onClose, onMade }: NewProps) => {
  const { t } = useTranslation("customFields");
  const creation = useCreateGroup(companyId);
  const create = async (group: { readonly name: string; readonly forall: boolean }) => {
    const made = await creation.mutateAsync(group);
    notify.success(t("group.created", { name: made.name }));
    onClose();
    onMade(made);
  };
  return (
    <FormDialog opened={opened} onClose={onClose} title={t("group.newTitle")}>
      <GroupForm initial="" submitLabel={t("group.create")} withReach saving={creation} onSave={create} onClose={onClose} />
    </FormDialog>
  );
};

type RenameProps = { readonly group: CompanyGroup; readonly onClose: () => void };
const RenameForm = ({ group, onClose }: RenameProps) => {
  const { t } = useTranslation(["customFields", "shared"]);
  const change = useChangeGroup(group);
  const rename = async ({ name }: { readonly name: string }) => {
    await change.mutateAsync({ name });
    notify.success(t("shared:saved"));
    onClose();
  };
  return <GroupForm initial={group.name} submitLabel={t("field.save")} saving={change} onSave={rename} onClose={onClose} />;
};

/**
 * Renames a group. It edits the version that was open at the start, so a change by another user causes an edit conflict on save and keeps
 * the typed name.
 */
export const RenameGroupDialog = ({ opened, group, onClose }: Floating & { readonly group: CompanyGroup | null }) => {
  const { t } = useTranslation("customFields");
  return (
    <FormDialog opened={opened} onClose={onClose} title={t("group.renameTitle")}>
      {group && <RenameForm key={group.version} group={group} onClose={onClose} />}
    </FormDialog>
  );
};
