import { Button, Group } from "@mantine/core";
import { useBlockDialogClose } from "./held-open.ts";

type Props = {
  readonly goBack: string;
  readonly onBack: () => void;
  readonly submit: string;
  readonly busy: boolean;
  readonly disabled?: boolean;
};

/** Cancel and submit buttons of a form dialog. Cancel is disabled during the submit. */
export const FormButtons = ({ goBack, onBack, submit, busy, disabled = false }: Props) => {
  useBlockDialogClose(busy);
  return (
    <Group justify="flex-end" mt="lg">
      <Button variant="default" onClick={onBack} disabled={busy}>
        {goBack}
      </Button>
      <Button type="submit" loading={busy} disabled={disabled}>
        {submit}
      </Button>
    </Group>
  );
};
