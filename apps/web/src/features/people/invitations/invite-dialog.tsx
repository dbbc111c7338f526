import type { ProfileLine } from "@emdia/contract/access/profile-routes.ts";
import { NativeSelect, Stack, Textarea } from "@mantine/core";
import { IconAlertCircle, IconCircleCheck } from "@tabler/icons-react";
import { type SubmitEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { notify } from "../../../shared/notices/notify.ts";
import { FormButtons } from "../../../shared/ui/dialogs/form-buttons.tsx";
import { FormDialog } from "../../../shared/ui/dialogs/form-dialog.tsx";
import classes from "./invite-dialog.module.css";
import { type Invitations, type Outcome, useInvitations } from "./use-invitations.ts";

const Outcomes = ({ outcomes }: { readonly outcomes: readonly Outcome[] }) => (
  <div role="status">
    <ul className={classes.outcomes}>
      {outcomes.map(({ email, ok, says }) => (
        <li key={email} className={classes.outcome} data-ok={ok || undefined}>
          {ok ? <IconCircleCheck size={16} aria-hidden="true" /> : <IconAlertCircle size={16} aria-hidden="true" />}
          <span>{ok ? says : `${email}: ${says}`}</span>
        </li>
      ))}
    </ul>
  </div>
);

type FieldsProps = { readonly invitations: Invitations; readonly profiles: readonly ProfileLine[] };

const Fields = ({ invitations: { draft, faults, change, busy }, profiles }: FieldsProps) => {
  const { t } = useTranslation("people");
  return (
    <>
      <Textarea
        label={t("inviting.emails")}
        description={t("inviting.emailsHint")}
        placeholder={t("inviting.emailsPlaceholder")}
        required
        autosize
        minRows={2}
        maxRows={8}
        inputMode="email"
        autoComplete="off"
        spellCheck={false}
        data-autofocus
        readOnly={busy}
        value={draft.emails}
        error={faults.emails && t(`inviting.${faults.emails}`)}
        onChange={({ currentTarget }) => change({ emails: currentTarget.value })}
      />
      <NativeSelect
        label={t("inviting.profile")}
        description={t("inviting.profileHint")}
        required
        value={draft.profileId ?? ""}
        error={faults.profileId && t(`inviting.${faults.profileId}`)}
        onChange={({ currentTarget: { value } }) => change({ profileId: value === "" ? null : Number(value) })}
        data={[
          { value: "", label: t("inviting.profilePlaceholder") },
          ...profiles.map(({ id, name, can }) => ({ value: String(id), label: name, disabled: !can.assign })),
        ]}
      />
    </>
  );
};

type Props = {
  readonly opened: boolean;
  readonly companyId: number;
  readonly profiles: readonly ProfileLine[];
  readonly onClose: () => void;
};

/** Invites one or more users with one profile. Refused addresses stay in the field, with the reason below. */
export const InviteDialog = ({ opened, companyId, profiles, onClose }: Props) => {
  const { t } = useTranslation("people");
  const form = useRef<HTMLFormElement>(null);
  const invitations = useInvitations(companyId);
  const { busy, outcomes, send, discard } = invitations;
  const finish = () => {
    discard();
    onClose();
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const done = await send();
    if (done.length === 0) return setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
    for (const { says } of done.filter(({ ok }) => ok)) notify.success(says);
    if (done.every(({ ok }) => ok)) finish();
  };
  return (
    <FormDialog opened={opened} onClose={onClose} title={t("inviting.title")}>
      <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap="md">
          <Fields invitations={invitations} profiles={profiles} />
          {outcomes.length > 0 && <Outcomes outcomes={outcomes} />}
        </Stack>
        <FormButtons goBack={t("cancel")} onBack={finish} submit={t("inviting.submit")} busy={busy} />
      </form>
    </FormDialog>
  );
};
