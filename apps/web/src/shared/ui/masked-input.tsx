import { TextInput, type TextInputProps } from "@mantine/core";
import { type ChangeEvent, type RefObject, useLayoutEffect, useRef } from "react";
import { caretAfterMask, editOf, type Mask } from "./masked-caret.ts";

type Props = Omit<TextInputProps, "value" | "onChange"> & {
  readonly mask: Mask;
  readonly value: string;
  readonly onType: (masked: string) => void;
  readonly field?: RefObject<HTMLInputElement | null>;
};

/** Text input with a mask that preserves the caret position. */
export const MaskedInput = ({ mask, value, onType, field, ...props }: Props) => {
  const own = useRef<HTMLInputElement>(null);
  const input = field ?? own;
  const caret = useRef<number | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: restores the caret after each change of the text.
  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  }, [value, input]);
  const onChange = ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const { value: typed, selectionStart } = currentTarget;
    const masked = mask(typed, nativeEvent instanceof InputEvent ? editOf(nativeEvent.inputType, nativeEvent.data) : "pasted");
    caret.current = caretAfterMask(masked, typed, selectionStart ?? typed.length);
    onType(masked);
  };
  return <TextInput {...props} ref={input} value={value} onChange={onChange} />;
};
