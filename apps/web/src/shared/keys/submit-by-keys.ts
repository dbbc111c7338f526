import type { KeyboardEvent } from "react";

/** Enter makes a new line in a text; with Ctrl, or with Command, it sends the form. */
export const submitByKeys = ({ key, ctrlKey, metaKey, currentTarget }: KeyboardEvent<HTMLTextAreaElement>): void => {
  if (key === "Enter" && (ctrlKey || metaKey)) currentTarget.form?.requestSubmit();
};
