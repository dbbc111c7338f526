import type { CustomValueFault } from "@emdia/contract/custom-fields/custom-value.ts";
import type { CustomField } from "@emdia/contract/custom-fields/field-routes.ts";
import { NativeSelect, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { DayField } from "../days/day-field.tsx";

type Props = {
  readonly field: Pick<CustomField, "name" | "hint" | "required" | "asks">;
  readonly value: string;
  readonly fault: CustomValueFault | undefined;
  readonly onType: (typed: string) => void;
};

/** Input of a custom field by its kind. A stored option that is no longer offered stays selectable. */
export const ValueInput = ({ field: { name, hint, required, asks }, value, fault, onType }: Props) => {
  const { t } = useTranslation("customValues");
  const common = {
    label: name,
    ...(hint !== null && { description: hint }),
    required,
    value,
    error: fault && t(`unfit.${fault}`),
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) => onType(currentTarget.value),
  };
  if (asks.kind === "choice") {
    const options = [...new Set([...asks.options, ...(value === "" ? [] : [value])])];
    return <NativeSelect {...common} data={[{ value: "", label: t("noOption") }, ...options]} />;
  }
  if (asks.kind === "date") return <DayField {...common} onChange={onType} />;
  return <TextInput {...common} {...(asks.kind === "number" ? { inputMode: "decimal" as const } : { maxLength: asks.maxLength })} />;
};
