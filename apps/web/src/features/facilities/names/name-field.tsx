import { UNIT_AREA_NAME_MAX_LENGTH } from "@emdia/contract/limits.ts";
import { TextInput, type TextInputProps } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { DraftFault } from "../new-facility/new-facility.ts";
import { lengthWorthShowing } from "./name-faults.ts";
import { useFaultText } from "./use-fault-text.ts";

type Props = Omit<TextInputProps, "value" | "error" | "description"> & {
  readonly value: string;
  /** A local fault, or the server's message. */
  readonly fault?: DraftFault | undefined;
  readonly said?: string | null;
};

/** Name input with a counter near the limit. It reports text that is too long instead of truncating pasted text. */
export const NameField = ({ value, fault, said = null, ...rest }: Props) => {
  const { t } = useTranslation("facilities");
  const faultText = useFaultText();
  const length = lengthWorthShowing(value);
  return (
    <TextInput
      {...rest}
      value={value}
      error={said ?? faultText(fault)}
      description={length === null ? undefined : t("name.count", { length, max: UNIT_AREA_NAME_MAX_LENGTH })}
      inputWrapperOrder={["label", "input", "error", "description"]}
      autoComplete="off"
    />
  );
};
