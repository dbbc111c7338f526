import { Button } from "@mantine/core";
import { useMoveFocusOnUnmount } from "../ui/focus/use-move-focus-on-unmount.ts";

type Props = { readonly label: string; readonly onClear: () => void };

/** Button that removes the filters of a list. It unmounts with them, so the focus moves on. */
export const ClearFiltersButton = ({ label, onClear }: Props) => (
  <Button ref={useMoveFocusOnUnmount<HTMLButtonElement>()} variant="subtle" onClick={onClear}>
    {label}
  </Button>
);
