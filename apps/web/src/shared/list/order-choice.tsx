import { NativeSelect } from "@mantine/core";
import classes from "./list-toolbar.module.css";

type Props<O extends string> = {
  readonly label: string;
  readonly value: O | undefined;
  readonly orders: readonly O[];
  readonly textOf: (order: O) => string;
  readonly onChoose: (order: O) => void;
};

/** Select for the order of a list. */
export const OrderChoice = <O extends string>({ label, value, orders, textOf, onChoose }: Props<O>) => (
  <NativeSelect
    className={classes.order ?? ""}
    label={label}
    value={value}
    onChange={({ currentTarget }) => {
      const chosen = orders.find((order) => order === currentTarget.value);
      if (chosen !== undefined) onChoose(chosen);
    }}
    data={orders.map((order) => ({ value: order, label: textOf(order) }))}
  />
);
