import { COMPANY_NAME_MAX_LENGTH } from "@emdia/contract/limits.ts";
import { TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

type Names = { readonly companyName: string; readonly tradingName: string };
type Props = {
  readonly names: Names;
  readonly fault: ReactNode;
  /** Whether the name is the first field, so that it gets the focus. */
  readonly isFirst: boolean;
  readonly onType: (typed: Partial<Names>) => void;
};

/** Name fields of an unregistered company: the legal name is required; the trade name defaults to it. */
export const CompanyNames = ({ names, fault, isFirst, onType }: Props) => {
  const { t } = useTranslation("supplierSearch");
  return (
    <>
      <TextInput
        label={t("entry.companyName")}
        value={names.companyName}
        maxLength={COMPANY_NAME_MAX_LENGTH}
        error={fault}
        autoComplete="off"
        data-autofocus={isFirst || undefined}
        onChange={({ currentTarget }) => onType({ companyName: currentTarget.value })}
        required
      />
      <TextInput
        label={t("entry.tradingName")}
        value={names.tradingName}
        maxLength={COMPANY_NAME_MAX_LENGTH}
        autoComplete="off"
        onChange={({ currentTarget }) => onType({ tradingName: currentTarget.value })}
      />
    </>
  );
};
