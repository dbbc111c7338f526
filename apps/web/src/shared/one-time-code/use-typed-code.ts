import { MFA_CODE_LENGTH } from "@emdia/contract/limits.ts";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useAsyncAction } from "../doorway/use-async-action.ts";
import { type CodeFault, codeFault, codeIn } from "./typed-code.ts";

type Options = {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onProve: (code: string) => Promise<unknown>;
  readonly onResend: () => Promise<unknown>;
};

/**
 * State of the typed code. The first complete code is submitted automatically; a corrected one only on submit, because attempts are
 * limited.
 */
export const useTypedCode = ({ field, onProve, onResend }: Options) => {
  const [code, setCode] = useState("");
  const [fault, setFault] = useState<CodeFault>();
  const leftByItself = useRef(false);
  const proof = useAsyncAction();
  const another = useAsyncAction();
  const refusal = proof.refusal ?? another.refusal;

  useEffect(() => {
    // Selects the refused code: it stays readable, and the next digit replaces it.
    if (proof.refusal !== null) field.current?.select();
  }, [proof.refusal, field]);

  const prove = (typed: string = code) => {
    const found = codeFault(typed);
    setFault(found);
    if (found) field.current?.focus();
    else void proof.run(() => onProve(typed));
  };
  const type = (text: string) => {
    const typed = codeIn(text);
    setCode(typed);
    setFault(undefined);
    if (typed.length < MFA_CODE_LENGTH || leftByItself.current || proof.busy) return;
    leftByItself.current = true;
    prove(typed);
  };
  const resend = () => {
    setCode("");
    leftByItself.current = false;
    field.current?.focus();
    void another.run(onResend);
  };
  return { code, fault, proving: proof.busy, resending: another.busy, refusal, type, prove: () => prove(), resend };
};
