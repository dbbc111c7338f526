import { Button, Kbd } from "@mantine/core";
import { IconKeyboard } from "@tabler/icons-react";

/** Opens the dialog of the keyboard shortcuts, as the key `?` does. */
export const KeysButton = ({ label, onClick }: { readonly label: string; readonly onClick: () => void }) => (
  <Button
    variant="subtle"
    size="xs"
    visibleFrom="md"
    leftSection={<IconKeyboard size={16} aria-hidden="true" />}
    rightSection={<Kbd size="xs">?</Kbd>}
    onClick={onClick}
  >
    {label}
  </Button>
);
