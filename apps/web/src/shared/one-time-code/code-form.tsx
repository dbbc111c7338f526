import { MFA_CODE_LENGTH } from "@emdia/contract/limits.ts";
import { Button, Stack, TextInput } from "@mantine/core";
import { type FormEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../errors/message-of.ts";
import { RefusalNote } from "../ui/refusal-note.tsx";
import classes from "./code-form.module.css";
import { ResendButton } from "./resend-button.tsx";
import { useFocusWhenLost } from "./use-focus-when-lost.ts";
import { useTypedCode } from "./use-typed-code.ts";

type Props = {
  readonly submit: string;
  readonly resendAtMs: number;
  readonly onProve: (code: string) => Promise<unknown>;
  readonly onResend: () => Promise<unknown>;
};

/** Form for a six-digit code, typed, pasted or filled in by the phone, with a resend button. */
export const CodeForm = ({ submit, resendAtMs, onProve, onResend }: Props) => {
  const { t } = useTranslation("oneTimeCode");
  const messageOf = useMessageOf();
  const field = useRef<HTMLInputElement>(null);
  useFocusWhenLost(field);
  const { code, fault, proving, resending, refusal, type, prove, resend } = useTypedCode({ field, onProve, onResend });

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    prove();
  };
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap="md">
        <TextInput
          ref={field}
          classNames={{ input: classes.code ?? "" }}
          label={t("label")}
          error={fault && t(fault, { length: MFA_CODE_LENGTH })}
          value={code}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          inputMode="numeric"
          autoComplete="one-time-code"
          placeholder={"0".repeat(MFA_CODE_LENGTH)}
          data-autofocus
          required
        />
        {refusal !== null && <RefusalNote>{messageOf(refusal)}</RefusalNote>}
        <Button type="submit" fullWidth loading={proving}>
          {submit}
        </Button>
        <ResendButton resendAtMs={resendAtMs} busy={resending} onResend={resend} />
      </Stack>
    </form>
  );
};
