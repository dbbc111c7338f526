/** Texts of the custom field inputs. */
export const text = {
  noOption: "—",
  unfit: {
    required: "Fill in this field",
    too_long: "The text is too long",
    not_a_number: "Give a number",
    too_small: "The value is below the minimum",
    too_large: "The value is above the maximum",
    not_a_day: "Give a date",
    not_an_option: "Choose one of the options",
    not_asked: "This field is no longer asked for",
  },
} as const;
