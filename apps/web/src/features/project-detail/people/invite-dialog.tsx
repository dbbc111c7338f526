import type { ProjectPeople } from "@emdia/contract/projects/people-routes.ts";
import { NativeSelect, Stack, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { emailFault } from "../../../shared/email-fault.ts";
import { useMessageOf } from "../../../shared/errors/message-of.ts";
import { notify } from "../../../shared/notices/notify.ts";
import { FormButtons } from "../../../shared/ui/dialogs/form-buttons.tsx";
import { FormDialog } from "../../../shared/ui/dialogs/form-dialog.tsx";
import { RefusalNote } from "../../../shared/ui/refusal-note.tsx";
import { useSingleFlight } from "../../../shared/ui/use-single-flight.ts";
import { useInviteToProject } from "../detail-changes.ts";
import { profilesToGiveQuery } from "../detail-queries.ts";
import classes from "../suppliers/supplier-settings.module.css";

type Company = ProjectPeople["mayInviteFor"][number];
type Props = {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly projectId: number;
  readonly companies: readonly Company[];
};

/** The server checks addresses with non-ASCII letters, because its refusal names the problem. */
const isWrong = (email: string): boolean => /^[\x20-\x7e]*$/.test(email) && emailFault(email) !== undefined;

const useInviting = ({ opened, projectId, companies, onClose }: Props) => {
  const [company, setCompany] = useState<number | null>(null);
  const [email, setEmail] = useState("");
  const [profileId, setProfileId] = useState("");
  const [tried, setTried] = useState(false);
  const companyId = company ?? companies[0]?.id ?? 0;
  const profiles = useQuery({ ...profilesToGiveQuery(companyId), enabled: opened && companyId !== 0 }).data ?? [];
  const { mutateAsync, isPending, error, reset } = useInviteToProject(projectId);
  const once = useSingleFlight();
  const close = () => {
    setEmail("");
    setProfileId("");
    setTried(false);
    reset();
    onClose();
  };
  const faults = {
    email: tried && (email.trim() === "" || isWrong(email.trim())),
    profile: tried && profileId === "",
  };
  const send = async () => {
    setTried(true);
    if (profileId === "" || email.trim() === "" || isWrong(email.trim())) return;
    await once(async () => {
      const { message } = await mutateAsync({ companyId, email: email.trim(), profileId: Number(profileId) });
      notify.success(message);
      close();
    });
  };
  const choose = (id: number) => {
    setCompany(id);
    setProfileId("");
  };
  return { companyId, choose, email, setEmail, profileId, setProfileId, profiles, faults, send, close, isPending, error };
};

/** Invites a user to this project only. */
export const InviteDialog = (props: Props) => {
  const { t } = useTranslation("projectDetail");
  const messageOf = useMessageOf();
  const { companies, opened } = props;
  const form = useInviting(props);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    // `error` shows the refusal.
    void form.send().catch(() => undefined);
  };
  return (
    <FormDialog opened={opened} onClose={form.close} title={t("inviting.title")}>
      <form noValidate onSubmit={submit}>
        <Stack gap="md">
          <p className={classes.says}>{t("inviting.says")}</p>
          {companies.length > 1 && (
            <NativeSelect
              label={t("inviting.company")}
              value={String(form.companyId)}
              onChange={({ currentTarget }) => form.choose(Number(currentTarget.value))}
              data={companies.map(({ id, name }) => ({ value: String(id), label: name }))}
            />
          )}
          <TextInput
            label={t("inviting.email")}
            required
            inputMode="email"
            autoComplete="off"
            data-autofocus
            value={form.email}
            error={form.faults.email && t("inviting.emailInvalid")}
            onChange={({ currentTarget }) => form.setEmail(currentTarget.value)}
          />
          <NativeSelect
            label={t("inviting.profile")}
            description={t("inviting.profileHint")}
            required
            value={form.profileId}
            error={form.faults.profile && t("inviting.profileRequired")}
            onChange={({ currentTarget }) => form.setProfileId(currentTarget.value)}
            data={[
              { value: "", label: t("inviting.profilePlaceholder") },
              ...form.profiles.map(({ id, name, canAssign }) => ({ value: String(id), label: name, disabled: !canAssign })),
            ]}
          />
          {form.error !== null && <RefusalNote>{messageOf(form.error)}</RefusalNote>}
        </Stack>
        <FormButtons goBack={t("cancel")} onBack={form.close} submit={t("inviting.submit")} busy={form.isPending} />
      </form>
    </FormDialog>
  );
};
