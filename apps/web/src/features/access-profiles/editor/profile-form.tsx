import type { Profile } from "@emdia/contract/access/profile-routes.ts";
import { relationTypes } from "@emdia/contract/access/profile-routes.ts";
import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { LeaveGuard } from "../../../shared/drafts/leave-guard.tsx";
import { notify } from "../../../shared/notices/notify.ts";
import { ConfirmDialog } from "../../../shared/ui/dialogs/confirm-dialog.tsx";
import type { ProfileCompany } from "../use-profile-company.ts";
import { PermissionChooser } from "./permission-chooser.tsx";
import { type Draft, keysFor, narrowsOwn } from "./profile-draft.ts";
import { ProfileFields } from "./profile-fields.tsx";
import { SaveBar } from "./save-bar.tsx";
import { useProfileDraft } from "./use-profile-draft.ts";

type Company = NonNullable<ProfileCompany["company"]>;
type Props = {
  readonly company: Company;
  readonly held: readonly PermissionKey[];
  readonly profile: Profile | null;
  readonly initial: Draft;
  readonly onLeave: () => void;
};

/** The relations that this company can use: its own sides, and "both". */
const relationsOf = ({ isContractor, isProvider }: Company) =>
  relationTypes.filter((relation) => relation === "both" || (relation === "contractor" ? isContractor : isProvider));

/** Disables the leave guard once the profile is saved. */
const useSaving = ({ company, profile, initial, onLeave }: Props) => {
  const { t } = useTranslation(["accessProfiles", "shared"]);
  const isSaved = useRef(false);
  const onSaved = ({ name }: Profile) => {
    isSaved.current = true;
    notify.success(profile ? t("shared:saved") : t("editor.created", { name }));
    onLeave();
  };
  const draft = useProfileDraft({ companyId: company.id, profile, initial, onSaved });
  return { draft, isUnsaved: () => draft.isChanged && !isSaved.current };
};

/** Form of an access profile: name, relation and permissions. */
export const ProfileForm = (props: Props) => {
  const { company, held, profile, onLeave } = props;
  const { t } = useTranslation(["accessProfiles", "permissionLabels"]);
  const { draft, isUnsaved } = useSaving(props);
  const [isAsking, setAsking] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const readOnly = profile !== null && !profile.can.update;
  const { tries } = draft;
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (narrowsOwn(profile, draft.draft)) setAsking(true);
    else void draft.save();
  };
  // Permissions that the profile already had stay selectable, so that the user can restore one removed by mistake.
  const mayChoose = (key: PermissionKey) => held.includes(key) || draft.base.keys.includes(key);
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <ProfileFields profile={draft} relations={relationsOf(company)} readOnly={readOnly} />
      <PermissionChooser
        keys={keysFor(draft.draft.relationType)}
        choosing={{ draft: draft.draft, mayChoose, readOnly, choose: draft.choose }}
      />
      {!readOnly && <SaveBar profile={draft} isNew={profile === null} onCancel={onLeave} />}
      <LeaveGuard isUnsaved={isUnsaved} />
      <ConfirmDialog
        opened={isAsking}
        title={t("narrowing.title")}
        goBack={t("cancel")}
        goOn={t("narrowing.confirm")}
        onClose={() => setAsking(false)}
        onGoOn={() => {
          setAsking(false);
          void draft.save();
        }}
      >
        <p>{t("narrowing.says", { key: t("permissionLabels:keys.update_permissions") })}</p>
      </ConfirmDialog>
    </form>
  );
};
