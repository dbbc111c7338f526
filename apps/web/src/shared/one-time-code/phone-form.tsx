import { isMobilePhone, maskPhone } from "@emdia/contract/documents/phone.ts";
import { Button, Stack } from "@mantine/core";
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useAsyncAction } from "../doorway/use-async-action.ts";
import { useMessageOf } from "../errors/message-of.ts";
import { MaskedInput } from "../ui/masked-input.tsx";
import { RefusalNote } from "../ui/refusal-note.tsx";
import { useFocusWhenLost } from "./use-focus-when-lost.ts";

type Props = { readonly submit: string; readonly onSend: (phone: string) => Promise<unknown> };
type PhoneFault = "phoneRequired" | "phoneInvalid";

const phoneFault = (phone: string): PhoneFault | undefined => {
  if (phone === "") return "phoneRequired";
  return isMobilePhone(phone) ? undefined : "phoneInvalid";
};

/** Form for the mobile number that gets the code. A refusal does not clear the input. */
export const PhoneForm = ({ submit, onSend }: Props) => {
  const { t } = useTranslation("oneTimeCode");
  const messageOf = useMessageOf();
  const field = useRef<HTMLInputElement>(null);
  useFocusWhenLost(field);
  const [phone, setPhone] = useState("");
  const [fault, setFault] = useState<PhoneFault>();
  const { busy, refusal, run } = useAsyncAction();

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const found = phoneFault(phone);
    setFault(found);
    if (found) field.current?.focus();
    else void run(() => onSend(phone));
  };
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap="md">
        <MaskedInput
          mask={maskPhone}
          field={field}
          label={t("phone")}
          error={fault && t(fault)}
          value={phone}
          onType={(typed) => {
            setPhone(typed);
            setFault(undefined);
          }}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          placeholder="(31) 98765-4321"
          data-autofocus
          required
        />
        {refusal !== null && <RefusalNote>{messageOf(refusal)}</RefusalNote>}
        <Button type="submit" fullWidth loading={busy}>
          {submit}
        </Button>
      </Stack>
    </form>
  );
};
