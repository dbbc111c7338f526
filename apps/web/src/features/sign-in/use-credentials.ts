import { type FormEvent, useRef, useState } from "react";
import { type CredentialFaults, faultsIn, type TypedCredentials } from "./credential-faults.ts";

type Field = keyof TypedCredentials;
const fields = ["email", "password"] as const satisfies readonly Field[];

/** State of the two credential fields. Written without a form library or schema to keep the first page small. */
export const useCredentials = (onReady: (credentials: TypedCredentials) => void) => {
  const [faults, setFaults] = useState<CredentialFaults>({});
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const inputs = { email, password };
  const typed = (): TypedCredentials => ({ email: email.current?.value ?? "", password: password.current?.value ?? "" });

  const inputProps = (field: Field) => ({
    ref: inputs[field],
    onChange: () => setFaults((known) => ({ ...known, [field]: undefined })),
    // An empty field is no fault on blur.
    onBlur: () => typed()[field] !== "" && setFaults((known) => ({ ...known, [field]: faultsIn(typed())[field] })),
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const found = faultsIn(typed());
    const first = fields.find((field) => found[field] !== undefined);
    setFaults(found);
    if (first) inputs[first].current?.focus();
    else onReady(typed());
  };
  return { faults, inputProps, onSubmit, typedEmail: () => typed().email.trim() };
};
