import { Button, type MantineSize, TextInput } from "@mantine/core";
import { type FormEvent, type ReactNode, useState } from "react";
import { readCode } from "./read-code.ts";

type Words = { readonly label: string; readonly description: string; readonly missing: string; readonly submit: string };
type Props = {
  readonly words: Words;
  readonly className: string | undefined;
  readonly buttonSize: MantineSize;
  readonly isBusy?: boolean;
  readonly onCode: (badge: string) => void;
  readonly children?: ReactNode;
};

/** Form for the code that is printed on a badge. */
export const BadgeCodeForm = ({ words, className, buttonSize, isBusy = false, onCode, children }: Props) => {
  const [typed, setTyped] = useState("");
  const [isTried, setTried] = useState(false);
  const badge = readCode(typed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (badge !== "") onCode(badge);
  };
  return (
    <form className={className} noValidate onSubmit={submit}>
      {children}
      <TextInput
        size="md"
        label={words.label}
        description={words.description}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={300}
        value={typed}
        error={isTried && badge === "" && words.missing}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button type="submit" size={buttonSize} fullWidth loading={isBusy}>
        {words.submit}
      </Button>
    </form>
  );
};
