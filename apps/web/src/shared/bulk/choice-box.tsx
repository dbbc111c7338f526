import { Checkbox } from "@mantine/core";
import type { Row } from "./create-selection-store.ts";
import type { Selection } from "./use-selection.ts";

type Props<R extends Row> = {
  readonly rows: readonly R[];
  readonly selection: Selection<R>;
  readonly label: string;
  readonly className?: string | undefined;
};

/** Checkbox that selects or deselects rows. While the next rows load it selects nothing and keeps the focus. */
export const ChoiceBox = <R extends Row>({ rows, selection: { chosen, choose, isWaiting }, label, className = "" }: Props<R>) => {
  const count = rows.filter(({ id }) => chosen.has(id)).length;
  const isChosen = count === rows.length;
  return (
    <Checkbox
      className={className}
      checked={isChosen}
      indeterminate={count > 0 && !isChosen}
      aria-disabled={(isWaiting && !isChosen) || undefined}
      onChange={({ currentTarget }) => choose(rows, currentTarget.checked)}
      aria-label={label}
    />
  );
};
