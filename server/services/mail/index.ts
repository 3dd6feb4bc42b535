/** Mails to shoppers. */
export { composeMail, type MailContent } from "./compose-mail";
export { mailboxFolder } from "./mailbox-driver";
export { MAIL_JOB, queueMail, sendQueuedMail } from "./queue-mail";
export { noMail, type SmtpSettings, smtpMail } from "./smtp-driver";
