// A window of WebKitGTK for gjs, as WebKitWebDriver opens it. MiniBrowser's would keep nothing of what pages keep, and
// neither it nor the driver prints: here a page that logs «paper» goes into the file of the second argument.

imports.gi.versions.Gtk = '3.0'
imports.gi.versions.WebKit2 = '4.1'
const { Gio, Gtk, WebKit2: WebKit } = imports.gi
const [folder, paper] = ARGV

/** What Safari has and WebKitGTK leaves off: the files of pages. */
const features = ['AccessHandle', 'FileSystem', 'StorageAPI', 'StorageAPIEstimate']

function settingsAsInSafari() {
  const settings = new WebKit.Settings()
  const all = WebKit.Settings.get_all_features()
  for (let at = 0; at < all.get_length(); at++) {
    const feature = all.get(at)
    if (features.includes(feature.get_identifier())) settings.set_feature_enabled(feature, true)
  }
  return settings
}

/** Kept until it is over, or it would be collected before. */
let printing = null

function printed(webView) {
  const unfinished = Gio.File.new_for_path(`${paper}.part`)
  const settings = new Gtk.PrintSettings()
  settings.set('printer', 'Print to File')
  settings.set('output-uri', unfinished.get_uri())
  settings.set('output-file-format', 'pdf')
  printing = new WebKit.PrintOperation({ webView, printSettings: settings })
  printing.connect('finished', () =>
    unfinished.move(Gio.File.new_for_path(paper), Gio.FileCopyFlags.OVERWRITE, null, null),
  )
  printing.print()
}

function openView(webContext) {
  const view = new WebKit.WebView({
    webContext,
    settings: settingsAsInSafari(),
    isControlledByAutomation: true,
  })
  const messages = view.get_user_content_manager()
  messages.connect('script-message-received::paper', () => printed(view))
  messages.register_script_message_handler('paper')
  const window = new Gtk.Window({ defaultWidth: 1280, defaultHeight: 900 })
  window.add(view)
  window.show_all()
  return view
}

Gtk.init(null)
const context = new WebKit.WebContext({
  websiteDataManager: new WebKit.WebsiteDataManager({
    baseDataDirectory: folder,
    baseCacheDirectory: folder,
  }),
})
context.set_automation_allowed(true)
context.connect('automation-started', (_context, session) => {
  const info = new WebKit.ApplicationInfo()
  info.set_name('WebKitGTK')
  info.set_version(
    WebKit.get_major_version(),
    WebKit.get_minor_version(),
    WebKit.get_micro_version(),
  )
  session.set_application_info(info)
  session.connect('create-web-view', () => openView(context))
})
Gtk.main()
