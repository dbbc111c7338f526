import { maskCnpj } from "@emdia/contract/documents/cnpj.ts";
import { maskPhone } from "@emdia/contract/documents/phone.ts";
import { EMAIL_MAX_LENGTH } from "@emdia/contract/identity/email.ts";
import { COMPANY_NAME_MAX_LENGTH, INVITE_OBSERVATIONS_MAX_LENGTH, PERSON_NAME_MAX_LENGTH } from "@emdia/contract/limits.ts";
import { Textarea, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { MaskedInput } from "../../shared/ui/masked-input.tsx";
import type { DraftField } from "./draft.ts";
import type { CompanyInvite } from "./use-company-invite.ts";

type Props = { readonly invite: CompanyInvite; readonly cnpjRefused: string | undefined };

/** The seven fields of the form: company, contact person and observations. */
export const CompanyFields = ({ invite, cnpjRefused }: Props) => {
  const { t } = useTranslation("companyInvite");
  const { draft, faults, change, leave } = invite;
  const common = (field: DraftField) => {
    const fault = faults[field];
    return {
      name: field,
      label: t(`fields.${field}`),
      value: draft[field],
      error: fault && t(`faults.${fault}`),
      onBlur: () => leave(field),
    };
  };
  const plain = (field: DraftField, maxLength: number) => ({
    ...common(field),
    maxLength,
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) => change(field, currentTarget.value),
  });
  const cnpj = common("cnpj");
  return (
    <>
      <MaskedInput
        {...cnpj}
        error={cnpj.error ?? cnpjRefused}
        mask={maskCnpj}
        onType={(typed) => change("cnpj", typed)}
        autoComplete="off"
        required
      />
      <TextInput {...plain("companyName", COMPANY_NAME_MAX_LENGTH)} autoComplete="organization" required />
      <TextInput {...plain("tradingName", COMPANY_NAME_MAX_LENGTH)} autoComplete="off" required />
      <TextInput {...plain("fullName", PERSON_NAME_MAX_LENGTH)} autoComplete="name" required />
      <TextInput {...plain("email", EMAIL_MAX_LENGTH)} type="email" autoComplete="email" required />
      <MaskedInput
        {...common("phone")}
        mask={maskPhone}
        onType={(typed) => change("phone", typed)}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        required
      />
      <Textarea {...plain("observations", INVITE_OBSERVATIONS_MAX_LENGTH)} autosize minRows={3} />
    </>
  );
};
