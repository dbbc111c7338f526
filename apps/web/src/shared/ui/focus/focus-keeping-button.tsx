import { type ComponentProps, type FocusEvent, type MouseEvent, useState } from "react";

type Props = ComponentProps<"button"> & { readonly "data-loading"?: boolean };
const inertProps = { "aria-disabled": true, onClick: (event: MouseEvent) => event.preventDefault() };

const useFocus = ({ onFocus, onBlur }: Pick<Props, "onFocus" | "onBlur">) => {
  const [isFocused, setFocused] = useState(false);
  const watch = (becomes: boolean, handler: Props["onFocus"]) => (event: FocusEvent<HTMLButtonElement>) => {
    // A switch to another window does not count as losing the focus.
    setFocused(becomes || document.activeElement === event.currentTarget);
    handler?.(event);
  };
  return { isFocused, watched: { onFocus: watch(true, onFocus), onBlur: watch(false, onBlur) } };
};

/**
 * Element of every button. A loading button, or one disabled while focused, gets `aria-disabled` instead of `disabled`, because a disabled
 * button loses the focus.
 */
export const FocusKeepingButton = ({ disabled, type = "button", ...rest }: Props) => {
  const { isFocused, watched } = useFocus(rest);
  const isInert = rest["data-loading"] || (disabled && isFocused);
  return <button {...rest} {...watched} type={type} {...(isInert ? inertProps : { disabled })} />;
};
