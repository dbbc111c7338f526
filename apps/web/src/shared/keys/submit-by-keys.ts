import type { KeyboardEvent } from "react";

/** Enter inserts a line break in a textarea; Ctrl+Enter or Command+Enter submits the form. */
export const submitByKeys = ({ key, ctrlKey, metaKey, currentTarget }: KeyboardEvent<HTMLTextAreaElement>): void => {
  if (key === "Enter" && (ctrlKey || metaKey)) currentTarget.form?.requestSubmit();
};
