import { EMAIL_MAX_LENGTH } from "@emdia/contract/identity/email.ts";
import { Button, Stack, TextInput } from "@mantine/core";
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useAsyncAction } from "../../shared/doorway/use-async-action.ts";
import { type EmailFault, emailFault } from "../../shared/email-fault.ts";
import { useMessageOf } from "../../shared/errors/message-of.ts";
import { RobotCheck } from "../../shared/robot/robot-check.tsx";
import { useEmailFromHistoryState } from "../../shared/travelling-email.ts";
import { RefusalNote } from "../../shared/ui/refusal-note.tsx";

type Props = {
  readonly submit: string;
  readonly variant?: "filled" | "default";
  /** Sends the request, then navigates. */
  readonly onSend: (email: string) => Promise<unknown>;
};

/** Form with one e-mail field, prefilled with the e-mail typed on the previous page. */
export const EmailForm = ({ submit, variant = "filled", onSend }: Props) => {
  const { t } = useTranslation("recovery");
  const messageOf = useMessageOf();
  const known = useEmailFromHistoryState();
  const field = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<EmailFault>();
  const { busy, refusal, run } = useAsyncAction();

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const email = field.current?.value ?? "";
    const found = emailFault(email);
    setFault(found);
    if (found) field.current?.focus();
    else void run(() => onSend(email.trim()));
  };
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap="md">
        <TextInput
          ref={field}
          label={t("email.label")}
          error={fault && t(`email.${fault}`)}
          defaultValue={known}
          onChange={() => setFault(undefined)}
          type="email"
          autoComplete="username"
          maxLength={EMAIL_MAX_LENGTH}
          required
        />
        <RobotCheck />
        {refusal !== null && <RefusalNote>{messageOf(refusal)}</RefusalNote>}
        <Button type="submit" fullWidth variant={variant} loading={busy}>
          {submit}
        </Button>
      </Stack>
    </form>
  );
};
