import type { Translated } from "../../../shared/i18n/translated.ts";
import type { text as portuguese } from "./pt-br.ts";

export const text: Translated<typeof portuguese> = {
  confirming: "Checking the invitation…",
  unconfirmed: "The invitation could not be checked",
  into: {
    company: "You were invited to {{company}}.",
    project: "You were invited to a project of {{company}}.",
    newCompany: "Create your account to register {{company}}: it will own the company.",
    as: "Access profile: {{profile}}.",
    by: "Invitation sent by {{name}}.",
  },
  person: {
    name: "Full name",
    nameRequired: "Name is a required field",
    phone: "Phone",
    phoneRequired: "Phone is a required field",
    phoneInvalid: "Invalid phone",
    email: "E-mail",
    emailFixed: "This is the e-mail that was invited; it cannot be changed here.",
  },
  consent: {
    label: "I have read and accept the terms of use and privacy",
    read: "Read the terms of use",
    required: "The terms of use have to be accepted to create an account",
  },
  create: {
    title: "Create account",
    password: "Password",
    confirm: "Confirm the password",
    submit: "Create account",
    haveAccount: "I already have an account",
    welcome: "Welcome to Em Dia, {{name}}! Your account was created.",
  },
  accept: {
    title: "Complete registration",
    says: "The e-mail {{email}} already has an account at Em Dia. Accept the invitation and sign in with the password you use.",
    submit: "Accept invitation",
    done: "Invitation accepted. Now sign in.",
  },
  used: {
    company: {
      title: "Invitation already used",
      says: "This invitation was already accepted and works only once. If it was you, sign in with your account.",
    },
    project: {
      title: "Project invitation already used",
      says: "The invitation to this project was already accepted and works only once. If it was you, sign in with your account.",
    },
    forgot: "I forgot my password",
  },
};
