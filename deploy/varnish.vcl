vcl 4.1;

# Varnish in front of the site: keeps pages for as long as they say, and drops those that the site names when
# editors publish. Settings of the site for it:
#   PURGE_URL=http://varnish/
#   PURGE_METHOD=BAN
#   PURGE_HEADERS=X-Purge-Tags: {tags:regex}

import std;

backend site {
  .host = "site";
  .port = "3000";
  .probe = {
    .url = "/health/ready";
    .interval = 1s;
    .timeout = 1s;
    .window = 3;
    .threshold = 2;
    .initial = 2;
  }
}

# Who may name pages to drop: the machines of the site.
acl purgers {
  "127.0.0.1";
  "10.0.0.0"/8;
  "172.16.0.0"/12;
  "192.168.0.0"/16;
}

sub vcl_recv {
  if (req.method == "BAN") {
    if (client.ip !~ purgers) {
      return (synth(405, "Not allowed"));
    }
    if (!req.http.X-Purge-Tags) {
      return (synth(400, "No tags"));
    }
    ban("obj.http.Surrogate-Key ~ " + req.http.X-Purge-Tags);
    return (synth(200, "Banned"));
  }
  # Choices of a visitor make a page private; of the language, the site decides at / alone.
  if (req.http.Cookie && req.http.Cookie !~ "(^|;\s*)(theme|consent|i18n_redirected|preview)=") {
    unset req.http.Cookie;
  }
}

sub vcl_backend_response {
  # An old page is sent while a new one is fetched, and for a day while the site cannot be had.
  if (beresp.ttl > 0s) {
    set beresp.grace = 24h;
  }
}

sub vcl_hit {
  if (obj.ttl >= 0s || !std.healthy(req.backend_hint) || obj.ttl + 10m > 0s) {
    return (deliver);
  }
  return (pass);
}

sub vcl_deliver {
  unset resp.http.Surrogate-Key;
  unset resp.http.Cache-Tag;
}
