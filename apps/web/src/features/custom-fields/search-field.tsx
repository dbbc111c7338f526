import { TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import classes from "./list.module.css";

type Filter = {
  readonly asked: { readonly query?: string | undefined };
  readonly type: (change: { readonly query: string | undefined }) => void;
  readonly enter: () => void;
};
type Props = { readonly label: string; readonly placeholder: string; readonly filter: Filter };

export const SearchField = ({ label, placeholder, filter: { asked, type, enter } }: Props) => (
  <TextInput
    className={classes.search}
    type="search"
    label={label}
    placeholder={placeholder}
    leftSection={<IconSearch size={16} aria-hidden="true" />}
    maxLength={200}
    value={asked.query ?? ""}
    onChange={({ currentTarget }) => type({ query: currentTarget.value || undefined })}
    onKeyDown={({ key }) => key === "Enter" && enter()}
  />
);
