import type { TypeCorrections } from "../../../translation.ts";

export const stpWithoutEmploymentCorrections: { readonly [code: string]: TypeCorrections } = {
  "STP-PRESTACAO": [
    [
      "The contract is with another provider → Send the contract of the provider registered in this project.",
      "The provider is not identified → Include the provider's CPF or CNPJ and address in an amendment.",
    ],
    [
      "The purpose is generic → Complete the contract with the scope and the result hired.",
      "The contract describes an employment → Register the worker under the CLT and change the regime in the record.",
    ],
    [
      "The term of the civil contract has ended → Send the extension signed by the parties.",
      "There is no price in the contract → Attach the accepted proposal that sets the price.",
    ],
    [
      "The provider did not sign the contract → Collect the provider's signature and send the complete copy again.",
      "The report of the electronic signature is missing → Attach the validation page of the signature platform.",
    ],
  ],
  "STP-RPA": [
    [
      "The RPA is for a service of another month → Issue the receipt of the reference month.",
      "The NIT of the self-employed person is missing → Include the NIT, obtained in Meu INSS, and issue the RPA again.",
    ],
    [
      "The ISS was neither withheld nor proved → Attach the person's municipal registration or the ISS slip.",
      "The INSS withholding is not the one due → Recalculate the person's withholding and pay the difference.",
    ],
    [
      "The payment is not in eSocial → Transmit the person's S-1200 and send the receipt.",
      "The amount in eSocial is not that of the RPA → Rectify the S-1200 with the gross amount of the receipt.",
    ],
    [
      "The self-employed person did not sign the receipt → Collect the signature on the RPA and scan it again.",
      "The payment of the net was not proved → Attach the bank proof in the person's name.",
    ],
  ],
  "STP-CCMEI": [
    [
      "The CCMEI is another person's → Download the certificate of this CPF from the Portal do Empreendedor.",
      "The MEI was reclassified or closed → Settle it in the Portal do Empreendedor, or send the new articles of association.",
    ],
    [
      "The occupation of the service is not included → Update the occupations in the Portal do Empreendedor and send it again.",
      "The occupation is not allowed for a MEI → Change the company's classification at the Federal Revenue and send the new registration.",
    ],
    [
      "The DAS sent is old → Attach the DAS of the last month due.",
      "The DAS is overdue → Issue the updated DAS in PGMEI, pay it and attach the proof.",
    ],
    [
      "There is an unregistered helper → Register the MEI's employee in eSocial and send the receipt.",
      "The service is labour supply, forbidden to a MEI → Hire under another regime and correct the record.",
    ],
  ],
  "STP-NOTA-FISCAL": [
    [
      "The invoice is another provider's → Send the invoice issued by this provider.",
      "The client on the invoice is another → Cancel it and issue the invoice with the right client in the national issuer.",
    ],
    [
      "The invoice is for another month of service → Send the invoice of the requested month.",
      "The description does not allow a link to the project → Issue a correction letter or a substitute invoice with the project and the month.",
    ],
    [
      "The INSS withholding was not shown → Issue a substitute invoice with the withholding shown.",
      "The base of the withholding is wrong → Correct the deduction of materials set in the contract and issue it again.",
    ],
    [
      "The invoice appears as cancelled → Send the invoice that replaced it.",
      "The query does not find the invoice → Create the PDF on the issuing portal and send it with the verification code.",
    ],
  ],
  "STP-COOPERATIVA": [
    [
      "The registration appears as inactive → Ask the cooperative or the OGMO for the statement of active registration.",
      "The registration number does not appear → Attach the membership form with number and date.",
    ],
    [
      "The statement is of a different month → Request that of the requested month and replace it.",
      "The statement does not itemise the days → Ask the entity for the detailed statement of the month.",
    ],
    [
      "The payment of contributions was not proved → Attach the paid DARF of the cooperative or the port operator.",
      "The worker is not in the return → Ask the entity to rectify eSocial and send the receipt.",
    ],
    [
      "The registration of the cooperative was not proved → Obtain the compliance certificate at the OCB and attach it.",
      "The member receives direct orders from the client → Register the worker as an employee and correct the regime.",
    ],
  ],
};
