import type { ComponentProps, MouseEvent } from "react";

const held = { "aria-disabled": true, onClick: (event: MouseEvent) => event.preventDefault() };

/** What every button is drawn as. One whose work goes on cannot be pressed again, and keeps the focus: disabled, it would lose it to the page. */
export const HeldButton = ({ disabled, type = "button", ...rest }: ComponentProps<"button"> & { readonly "data-loading"?: boolean }) => (
  <button {...rest} type={type} {...(rest["data-loading"] ? held : { disabled })} />
);
