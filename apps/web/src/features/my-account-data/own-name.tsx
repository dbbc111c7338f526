import type { OwnProfile } from "@emdia/contract/identity/my-account-routes.ts";
import { PERSON_NAME_MAX_LENGTH } from "@emdia/contract/limits.ts";
import { Button, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../../shared/errors/message-of.ts";
import { notify } from "../../shared/notices/notify.ts";
import { QueryStatePanel } from "../../shared/ui/panels/query-state-panel.tsx";
import { SettingsPanel } from "../../shared/ui/panels/settings-panel.tsx";
import { RefusalNote } from "../../shared/ui/refusal-note.tsx";
import { ownProfileQuery, useRename } from "./data-queries.ts";
import classes from "./my-account-data.module.css";
import { type NameFault, nameFault } from "./name-fault.ts";

/** Form of the user's name. It keeps the typed name after a refusal; the e-mail identifies the account and is read-only. */
const NameForm = ({ profile }: { readonly profile: OwnProfile }) => {
  const { t } = useTranslation(["myData", "shared"]);
  const messageOf = useMessageOf();
  const field = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<NameFault>();
  const rename = useRename();

  const save = (event: FormEvent) => {
    event.preventDefault();
    const typed = field.current?.value ?? "";
    const found = nameFault(typed);
    setFault(found);
    if (found) field.current?.focus();
    else rename.mutate(typed.trim(), { onSuccess: () => notify.success(t("shared:saved")) });
  };
  return (
    <form noValidate className={classes.form} onSubmit={save}>
      <TextInput
        ref={field}
        label={t("name.label")}
        defaultValue={profile.displayName}
        error={fault && t(`name.${fault}`, { max: PERSON_NAME_MAX_LENGTH })}
        onChange={() => setFault(undefined)}
        autoComplete="name"
        readOnly={!profile.can.update}
        variant={profile.can.update ? "default" : "filled"}
        required={profile.can.update}
      />
      <TextInput
        label={t("name.email")}
        description={t("name.emailSays")}
        value={profile.email}
        readOnly
        variant="filled"
        autoComplete="email"
      />
      {rename.isError && <RefusalNote>{messageOf(rename.error)}</RefusalNote>}
      {profile.can.update && (
        <Button type="submit" loading={rename.isPending}>
          {t("name.save")}
        </Button>
      )}
    </form>
  );
};

export const OwnName = () => {
  const { t } = useTranslation("myData");
  return (
    <SettingsPanel title={t("name.title")} says={t("name.says")}>
      <QueryStatePanel query={useQuery(ownProfileQuery)}>{(profile) => <NameForm profile={profile} />}</QueryStatePanel>
    </SettingsPanel>
  );
};
