import { Combobox, Modal, useCombobox } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Command, type CommandGroup, findCommands } from "./commands.ts";
import classes from "./palette.module.css";
import { useCommands } from "./use-commands.ts";

const groups = ["screens", "account", "actions"] as const satisfies readonly CommandGroup[];

type ListProps = { readonly commands: readonly Command[]; readonly onDone: () => void };

const CommandList = ({ commands, onDone }: ListProps) => {
  const { t } = useTranslation("shell");
  const [typed, setTyped] = useState("");
  const store = useCombobox({ opened: true });
  const found = findCommands(commands, typed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first answer is chosen anew whenever the word changes.
  useEffect(() => void store.selectFirstOption(), [typed]);
  const run = (id: string) => {
    onDone();
    found.find((command) => command.id === id)?.run();
  };
  return (
    <Combobox store={store} onOptionSubmit={run}>
      <div className={classes.field}>
        <IconSearch size={18} stroke={1.7} aria-hidden="true" />
        <Combobox.EventsTarget>
          <input
            className={classes.input}
            role="combobox"
            aria-expanded="true"
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            placeholder={t("palette.placeholder")}
            aria-label={t("palette.placeholder")}
            data-autofocus
          />
        </Combobox.EventsTarget>
      </div>
      <Combobox.Options className={classes.options} aria-label={t("palette.title")}>
        {found.length === 0 && <Combobox.Empty>{t("palette.none")}</Combobox.Empty>}
        {groups
          .map((group) => ({ group, inside: found.filter((command) => command.group === group) }))
          .filter(({ inside }) => inside.length > 0)
          .map(({ group, inside }) => (
            <Combobox.Group key={group} label={t(`palette.${group}`)}>
              {inside.map(({ id, name }) => (
                <Combobox.Option key={id} value={id}>
                  {name}
                </Combobox.Option>
              ))}
            </Combobox.Group>
          ))}
      </Combobox.Options>
      <p className={classes.hint}>{t("palette.hint")}</p>
    </Combobox>
  );
};

type Props = { readonly opened: boolean; readonly onClose: () => void };

export const Palette = ({ opened, onClose }: Props) => {
  const { t } = useTranslation("shell");
  const commands = useCommands();
  // It arrives with the first wish to open it: mounted closed, then opened, or closing it would lose the focus.
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return (
    <Modal.Root opened={opened && isMounted} onClose={onClose} size={560} padding={0} yOffset="12dvh">
      <Modal.Overlay />
      <Modal.Content aria-label={t("palette.title")} radius="md">
        <CommandList commands={commands} onDone={onClose} />
      </Modal.Content>
    </Modal.Root>
  );
};
