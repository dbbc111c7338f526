import { type ComponentProps, type FocusEvent, type MouseEvent, useState } from "react";

type Props = ComponentProps<"button"> & { readonly "data-loading"?: boolean };
const held = { "aria-disabled": true, onClick: (event: MouseEvent) => event.preventDefault() };

const useFocus = ({ onFocus, onBlur }: Pick<Props, "onFocus" | "onBlur">) => {
  const [isFocused, setFocused] = useState(false);
  const watch = (becomes: boolean, tell: Props["onFocus"]) => (event: FocusEvent<HTMLButtonElement>) => {
    // Whoever turns to another window comes back to it.
    setFocused(becomes || document.activeElement === event.currentTarget);
    tell?.(event);
  };
  return { isFocused, watched: { onFocus: watch(true, onFocus), onBlur: watch(false, onBlur) } };
};

/**
 * What every button is drawn as. One whose work goes on, or that has nothing left to do once it was pressed, cannot be pressed and keeps the
 * focus until somebody goes on from there: disabled, it would lose it to the page.
 */
export const FocusKeepingButton = ({ disabled, type = "button", ...rest }: Props) => {
  const { isFocused, watched } = useFocus(rest);
  const isHeld = rest["data-loading"] || (disabled && isFocused);
  return <button {...rest} {...watched} type={type} {...(isHeld ? held : { disabled })} />;
};
