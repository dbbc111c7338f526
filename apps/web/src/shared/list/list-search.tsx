import { TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import type { Ref } from "react";
import classes from "./list-toolbar.module.css";

type Props = {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string | undefined;
  readonly onType: (text: string) => void;
  readonly onEnter: () => void;
  readonly field?: Ref<HTMLInputElement>;
};

/** Search field of a list toolbar. */
export const ListSearch = ({ label, placeholder, value = "", onType, onEnter, field }: Props) => (
  <TextInput
    ref={field}
    className={classes.search ?? ""}
    type="search"
    label={label}
    placeholder={placeholder}
    leftSection={<IconSearch size={16} aria-hidden="true" />}
    maxLength={200}
    value={value}
    onChange={({ currentTarget }) => onType(currentTarget.value)}
    onKeyDown={({ key }) => key === "Enter" && onEnter()}
  />
);
