import { useRef, useState } from "react";

/** State of a menu that opens from a button and returns the focus to it. */
export const useActionMenu = () => {
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  const onClose = () => {
    setOpened(false);
    button.current?.focus();
  };
  const buttonProps = { "aria-haspopup": "menu" as const, "aria-expanded": opened, onClick: () => setOpened(!opened) };
  return { button, buttonProps, opened, onClose };
};
