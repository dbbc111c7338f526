export const text = {
  title: "Stop receiving these e-mails?",
  says: "You will no longer receive by e-mail:",
  confirm: "Stop receiving",
  done: "Done",
  doneSays: "You no longer receive these e-mails. The notices remain in the bell of the platform.",
  invalid: "This link is not valid",
  invalidSays: "The address is incomplete. Open the link again from the e-mail.",
  settings: "Choose the e-mails in My account",
} as const;
