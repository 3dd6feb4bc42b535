/** The help text of `npm run ops`. */
export const usage = `Usage: npm run ops -- COMMAND
       npm run ops -- --file FILE [--keep-going]
                           the commands of a file, one a line, words in quotes as in a shell, # for
                           comments; - is standard input. Ends with the first that fails, unless it
                           is told to keep going

  orders [COUNT]           the newest orders (20)
  advance ID               move an order to its next status
  cancel ID [REASON]       cancel an order; stock, coupon and wallet go back; the shopper reads the reason
  courier ID LAT LNG       put an order's courier somewhere
  courier invite ID        a link with which a courier chooses a password at /courier/
  proof ID FILE            add a photo of the delivery to an order; its owner alone sees it
  prescription             orders by prescription that wait for the pharmacy, or for their shopper
  prescription ID          one of them: its photos, its note, its lines
  prescription ID price JSON
                           set its lines: [{"item": 12, "quantity": 2}, {"name": "Ointment", "price": 8.50}];
                           "variation" and another "price" of an item may be named, "substitute_for" says what a
                           line is given instead of; the shopper is asked to agree
  prescription ID decline REASON
                           it cannot be prepared; the shopper reads the reason
  printers                 the shop's printers, what waits for them and what went wrong
  printers add NAME HOST[:PORT] [--store SLUG] [--width 58|80] [--tickets kitchen,packing,receipt]
                           [--code-page NAME]
                           add a network printer (ESC/POS, port 9100); its tickets come out by themselves
                           when an order is accepted, none with --tickets none; with --code-page pictures
                           everything is drawn, for printers whose letters come out wrong
  printers test NAME       print a page that says that it works
  printers again ID        print a ticket again that failed or may not be on paper
  printers remove NAME     use it no longer
  print ID [KIND [NAME]]   print an order's ticket: kitchen, packing or receipt
  sold-out STORE ITEM…     say that a store has run out of items (their slugs): until somebody says otherwise
    [--until tomorrow|TIME]
                           until the store opens on its next day, or an instant such as 2026-12-24T18:00Z
  sold-out STORE ITEM… --over
                           there are some again
  pause STORE              whether a store takes orders
  pause STORE MINUTES|closing [REASON]
                           take no orders for a while, or until it closes; shoppers read the reason;
                           0 ends it
  busy STORE MINUTES       add minutes to every arrival of a store; 0 ends it
  refund                   the requests for refunds that wait
  refund ID approve [AMOUNT]
                           give the money back, to the wallet or where it was paid
  refund ID reject [WORDS] decline a request; the customer reads the words
  refund ID give AMOUNT|all REASON
                           give money back unasked, to guests too; whoever ordered reads the reason
  payments                 what needs you: refunds that failed, disputes, gateways without keys
  payments retry ID | wallet ID | done ID
                           a refund that failed is tried again, goes to the customer's wallet, or was
                           given back outside of the shop
  offline-payments         payments outside of the app that wait to be verified
  offline-payments verify ID
                           the money is there: the order goes on
  offline-payments deny ID REASON
                           it is not; the customer reads the reason and can correct what they wrote
  offline-payments methods | add JSON | offer ID | stop ID
                           the ways in which that is possible
  fund WHO AMOUNT          add money to the wallet of an e-mail address or phone number
  points WHO AMOUNT        give them loyalty points
  applications [STATUS]    stores and delivery people that ask to work with the shop: those that are
                           pending, approved or rejected
  applications show ID     everything that one says, and where its files are
  applications approve ID  make the store or the courier
  applications reject ID REASON
                           decline it; its files are deleted
  operator list            who works with the shop's board
  operator add EMAIL --name NAME --role owner|dispatcher|store [--store SLUG]…
                           let somebody in; prints the link with which they choose a password, once and
                           within 7 days
  operator invite EMAIL    another link, for a password that was forgotten
  operator remove EMAIL    take it back, and end their logins
  key list                 keys with which other systems call the board's routes
  key add NAME [--store SLUG]… [--write]
                           make one for those stores, or for all; without --write it only reads. It is
                           printed once
  key remove NAME          end it
  packages list            what stores may pay for a time instead of a commission
  packages add NAME PRICE DAYS [ORDERS [ITEMS]]
                           offer one more; without ORDERS and ITEMS there is no limit
  packages stop ID         offer one no longer
  cashback list            the offers that run
  cashback add TITLE SHARE DAYS [FROM [UPTO]]
                           begin one: SHARE is 5% or an amount, FROM the least sum, UPTO the cap
  cashback end ID          end one
  bonus list               what is given on top of money that customers add to their wallets
  bonus add TITLE SHARE DAYS [FROM [UPTO]]
                           begin one, written like cashback
  bonus end ID             end one
  push WHO TYPE TITLE BODY [ID]
                           send a push; WHO is an e-mail address, a phone number, an order's
                           number or "all"; TYPE is order_status, message, referral_code or
                           another word; ID is the order's or the conversation's
  chat                     what customers wrote last, and who waits for an answer
  chat ID                  the messages of a conversation; the customer sees that they are read
  chat ID TEXT             answer as the store, the courier or support
  pushes                   how many devices there are, and which pushes failed and why
  doubles                  accounts that share a phone number or mailbox however it is written, and
                           numbers that exist in no plan; nothing is changed
  webhooks                 how messages to the shop's own system are doing, and which were given up
  webhooks retry ID|all    send them again
  webhooks test            send one that means nothing
  config list [WORD]       every setting of the shop, or those that have to do with a word: meaning,
                           default, unit, what is allowed and an example
  config explain KEY       the same of one, and what it is now
  config get [KEY]         what was set, or the value of one setting
  config set KEY JSON      set one; of an object, the parts that are named
  config set --file FILE   set all those of a JSON object, or none
  config unset KEY[.PART]  take one back, or a part or language of it: the default counts
  branding                 the shop's name, icon, colours and faces as they are used
  branding icon FILE       draw the icons from an SVG or a bitmap
  branding icon none       use the mark that ships with the product
  language list            the languages of the server's texts
  language template FOLDER write the English texts down, to be translated
  language check CODE FOLDER
                           what is missing in a folder of translated texts, and what is wrong
  language add CODE FOLDER bring a language, or replace its texts, e.g. language add de ./de; what it
                           leaves out stays in English
  language remove CODE     take one away
  synonyms list [TEXT]     what else typed words mean to the search
  synonyms add TYPED MEANING
                           who types TYPED also finds MEANING, e.g. sneaker trainers
  synonyms remove TYPED [MEANING]
                           take it back
  doctor                   what keeps the shop from selling or may lose its orders (red, and the exit code
                           is 1), what is worth knowing (yellow), and how to mend each
  init [--file FILE] [--yes] [--NAME VALUE …]
                           make a new shop that is open: asks what no flag and no file answers,
                           see docs/catalogue-format.md
  example PATH             write a small shop as files into a new folder, to change and to import
  import PATH [--dry-run] [--prune] [--encoding NAME]
                           bring in a shop's files: a folder, a ZIP archive, or one table; all or nothing,
                           see docs/catalogue-format.md; --prune switches off what the files do not name
    [--format NAME] [--store KEY] [--mapping FILE]
                           of files of other programs: which one, the store that they are for, and what
                           their columns are; see docs/import-from-elsewhere.md
  export PATH              write the shop down as such files: a new folder, or an archive that ends in .zip
  backup FILE              write everything to a new file; backup --noted tells the doctor that one was
                           made by other means
  restore FILE             replace everything by a backup
  demo-remove              with DEMO=0: take the demo out of the database`;
