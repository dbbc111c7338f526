import { Button } from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";

type Props = {
  readonly beforeLabel: string;
  readonly nextLabel: string;
  readonly onBefore: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
};

/** Buttons to the previous and next document of a queue. A button without a function is disabled. */
export const QueueButtons = ({ beforeLabel, nextLabel, onBefore, onNext }: Props) => (
  <>
    <Button
      variant="default"
      size="xs"
      disabled={onBefore === undefined}
      leftSection={<IconChevronLeft size={15} aria-hidden="true" />}
      onClick={onBefore}
    >
      {beforeLabel}
    </Button>
    <Button
      variant="default"
      size="xs"
      disabled={onNext === undefined}
      rightSection={<IconChevronRight size={15} aria-hidden="true" />}
      onClick={onNext}
    >
      {nextLabel}
    </Button>
  </>
);
