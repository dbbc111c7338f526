import { TRAINING_REASON_MAX } from "@emdia/contract/trainings/limits.ts";
import { Textarea } from "@mantine/core";
import type { Ref } from "react";

type Props = {
  readonly label: string;
  /** Shown after a try with an empty field. */
  readonly missing: string | false;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly field?: Ref<HTMLTextAreaElement>;
};

/** Required reason or description of a change. */
export const ReasonField = ({ label, missing, value, onChange, field }: Props) => (
  <Textarea
    ref={field}
    label={label}
    required
    autosize
    minRows={2}
    maxRows={8}
    maxLength={TRAINING_REASON_MAX}
    value={value}
    error={missing}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
);
