import { maskPhone } from "@emdia/contract/documents/phone.ts";
import { PERSON_NAME_MAX_LENGTH } from "@emdia/contract/limits.ts";
import { TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { MaskedInput } from "../../shared/ui/masked-input.tsx";
import type { PersonFields as Fields } from "./use-person-fields.ts";

type Props = { readonly fields: Fields; readonly email: string };

/** Name and phone of the user. The invited e-mail is read-only. */
export const PersonFields = ({ fields, email }: Props) => {
  const { t } = useTranslation("invites");
  const { typed, shown, change, leave } = fields;
  return (
    <>
      <TextInput
        label={t("person.name")}
        autoComplete="name"
        required
        maxLength={PERSON_NAME_MAX_LENGTH}
        value={typed.fullName}
        error={shown.fullName && t(`person.${shown.fullName}`)}
        onChange={({ currentTarget }) => change("fullName", currentTarget.value)}
        onBlur={() => leave("fullName")}
      />
      <MaskedInput
        mask={maskPhone}
        label={t("person.phone")}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        required
        value={typed.phone}
        error={shown.phone && t(`person.${shown.phone}`)}
        onType={(phone) => change("phone", phone)}
        onBlur={() => leave("phone")}
      />
      <TextInput label={t("person.email")} description={t("person.emailFixed")} type="email" variant="filled" value={email} readOnly />
    </>
  );
};
