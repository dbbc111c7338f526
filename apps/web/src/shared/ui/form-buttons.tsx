import { Button, Group } from "@mantine/core";

type Props = {
  readonly goBack: string;
  readonly onBack: () => void;
  readonly submit: string;
  readonly busy: boolean;
  readonly disabled?: boolean;
};

/** The way out of a form in a dialog, and what sends it. */
export const FormButtons = ({ goBack, onBack, submit, busy, disabled = false }: Props) => (
  <Group justify="flex-end" mt="lg">
    <Button variant="default" onClick={onBack}>
      {goBack}
    </Button>
    <Button type="submit" loading={busy} disabled={disabled}>
      {submit}
    </Button>
  </Group>
);
