import { Drawer, Popover } from "@mantine/core";
import { useClickOutside } from "@mantine/hooks";
import { type RefObject, useState } from "react";
import { useTranslation } from "react-i18next";
import { useIsPhone } from "../../shared/ui/use-is-phone.ts";
import classes from "./company-button.module.css";
import { CompanyPicker } from "./company-picker.tsx";
import sheet from "./company-popover.module.css";

type Props = {
  readonly opened: boolean;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly total: number;
  readonly onClose: () => void;
};

const Sheet = ({ opened, total, onClose }: Props) => {
  const { t } = useTranslation("companySelector");
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="bottom"
      size="auto"
      padding={0}
      title={t("title")}
      classNames={{ content: sheet.sheet ?? "", header: sheet.head ?? "" }}
      closeButtonProps={{ "aria-label": t("close", { ns: "shared" }) }}
    >
      <CompanyPicker total={total} onDone={onClose} />
    </Drawer>
  );
};

/** Only clicks outside are handled here: the button and the Escape key close the list themselves. */
const Hanging = ({ opened, button, total, onClose }: Props) => {
  const { t } = useTranslation("companySelector");
  const [list, setList] = useState<HTMLElement | null>(null);
  useClickOutside(() => opened && onClose(), ["pointerdown"], [list, button.current]);
  return (
    <Popover
      opened={opened}
      closeOnClickOutside={false}
      closeOnEscape={false}
      position="bottom-start"
      width={400}
      offset={6}
      trapFocus
      withinPortal={false}
    >
      <Popover.Target>
        <span className={classes.anchor} aria-hidden="true" />
      </Popover.Target>
      <Popover.Dropdown p={0} ref={setList} aria-label={t("title")}>
        <CompanyPicker total={total} onDone={onClose} />
      </Popover.Dropdown>
    </Popover>
  );
};

/** A popover below the button, or a bottom sheet on phones. */
export const CompanyPopover = (props: Props) => (useIsPhone() ? <Sheet {...props} /> : <Hanging {...props} />);
